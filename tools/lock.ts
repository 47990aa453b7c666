/** `npm run lock`: completes the lock file with the binaries of other platforms, after a change of packages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock } from './lib/lock-file.ts';

const FILE = 'package-lock.json';

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = completeLock(lock);
if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.info(added.length > 0 ? `Added to ${FILE}:\n${added.join('\n')}` : `${FILE} is complete.`);
