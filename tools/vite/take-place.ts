import fs from 'node:fs';
import path from 'node:path';

/**
 * Puts a folder in the place of another one, which is deleted. Between two renames there is none, but
 * for no longer: who reads from it meanwhile, or ends the process, misses it for a moment at most.
 */
export function takePlace(folder: string, place: string): void {
  const last = `${folder}.last`;
  fs.rmSync(last, { recursive: true, force: true });
  if (fs.existsSync(place)) fs.renameSync(place, last);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.renameSync(folder, place);
  fs.rmSync(last, { recursive: true, force: true });
}
