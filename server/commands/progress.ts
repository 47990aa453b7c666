const WIDTH = 30;

/** A bar on the terminal; on anything else it says nothing, so that logs stay short. */
export function createProgress(output: NodeJS.WriteStream = process.stderr) {
  let shown = '';
  return {
    /** `share` from 0 to 1. */
    show(share: number, text: string) {
      if (!output.isTTY) return;
      const filled = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
      const line = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${text}`;
      if (line === shown) return;
      shown = line;
      output.write(`\r\u001b[K${line}`);
    },
    end() {
      if (output.isTTY && shown !== '') output.write('\n');
    },
  };
}
