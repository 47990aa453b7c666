import { Toast as Base } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { usePortalRoot } from './portal-root.ts';
import styles from './toast.module.css';

/** Long enough to read two lines and to reach a button by keyboard; the pointer or focus on it stops the clock. */
const SHOWN_MS = 12_000;

export interface ToastProps {
  /** Read out by screen readers when it appears. */
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Name of the region, which F6 leads to. */
  regionLabel: string;
  /** What can be done about it. */
  children?: ReactNode;
  /** It is gone: by the button, Escape, a swipe, or after a while. */
  onClose(): void;
}

/** One message in a corner of the window that goes away by itself. */
export function Toast(props: ToastProps) {
  const [manager] = useState(() => Base.createToastManager());
  return (
    <Base.Provider toastManager={manager} timeout={SHOWN_MS} limit={1}>
      <Shown {...props} />
    </Base.Provider>
  );
}

function Shown({ title, closeLabel, regionLabel, children, onClose }: ToastProps) {
  const { toasts, add } = Base.useToastManager();
  const container = usePortalRoot();
  const show = useEffectEvent(() => add({ id: 'only', title, onRemove: onClose }));
  useEffect(() => {
    show();
  }, []);
  return (
    <Base.Portal container={container}>
      <Base.Viewport className={styles['viewport']} aria-label={regionLabel}>
        {toasts.map((toast) => (
          <Base.Root key={toast.id} toast={toast} className={styles['toast']}>
            <Base.Content className={styles['content']}>
              <Base.Title className={styles['title']} render={<p />} />
              {children}
              <Base.Close render={<IconButton icon={X} label={closeLabel} size="s" />} />
            </Base.Content>
          </Base.Root>
        ))}
      </Base.Viewport>
    </Base.Portal>
  );
}
