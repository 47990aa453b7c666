import { constants } from 'node:os';
import { setImmediate } from 'node:timers/promises';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Lets a signal end this process, as the system does by itself, except for the first process of a
 * container: that one would go on until it is killed. Returns the way to leave signals to others,
 * which first lets those be heard that came while the embedded database kept the process busy.
 */
export function endOnSignals(): () => Promise<void> {
  const end = (signal: NodeJS.Signals) => {
    stop();
    process.kill(process.pid, signal);
    process.exit(128 + constants.signals[signal]);
  };
  const stop = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return async () => {
    await setImmediate();
    stop();
  };
}
