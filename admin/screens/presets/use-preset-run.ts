import { useCallback, useEffect, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { type PresetRun, presetRun } from '#schemas/api/presets.ts';

const LOOK_MS = 700;

/** Tells how far the import is, again and again; answers what ends that. */
function watch(api: ApiPort, onRun: (run: PresetRun) => void): () => void {
  const timer = setInterval(async () => {
    const answer = await api.call(presetRun, {});
    // A server that does not answer now may do so the next time.
    if (!answer.errored && answer.data.run) onRun(answer.data.run);
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** The import that is under way, looked after until it is over; `onEnd` hears that it is. */
export function usePresetRun(begun: PresetRun | null, onEnd: (run: PresetRun) => void) {
  const { api } = useBackOffice();
  const [run, setRun] = useState(begun);
  const isRunning = run?.state === 'running';

  const hear = useCallback(
    (next: PresetRun) => {
      setRun(next);
      if (next.state !== 'running') onEnd(next);
    },
    [onEnd],
  );
  useEffect(() => (isRunning ? watch(api, hear) : undefined), [api, isRunning, hear]);

  return [run, setRun] as const;
}
