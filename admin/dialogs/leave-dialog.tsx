import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom';

import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';

/** Asks before one leaves a form whose changes are not saved. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const t = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && pathOf(currentLocation) !== pathOf(nextLocation),
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  const isAsked = blocker.state === 'blocked';
  return (
    <Dialog
      open={isAsked}
      onClose={() => blocker.reset?.()}
      size="s"
      title={t('admin.leave.title')}
      description={t('admin.leave.text')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button size="l" kind="danger" onClick={() => blocker.proceed?.()}>
            {t('admin.leave.discard')}
          </Button>
          <Button size="l" kind="primary" onClick={() => blocker.reset?.()}>
            {t('admin.leave.stay')}
          </Button>
        </>
      }
    />
  );
}

/** The query counts: it may name the language of what is edited. */
function pathOf({ pathname, search }: Location): string {
  return pathname + search;
}
