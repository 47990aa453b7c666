import fs from 'node:fs';
import path from 'node:path';

/** Folders of files that are named by their content, so that those of two releases never clash. */
const FOLDERS = ['assets', 'editor'];
/** What a build made itself, beside what it took over from the one before. */
const OWN_FILES = '.vite/own-files.json';

/**
 * Takes the files of the release in `lastDir` over into the client folder of the new one, so that a
 * page that was open during a deployment still finds its chunks (F21). Only for one
 * release: what the last one took over itself goes, unless the new build is the same once more.
 */
export function keepLastRelease(newDir: string, lastDir: string): void {
  const own = filesIn(newDir);
  const lastOwn = readOwn(lastDir);
  const isSame = lastOwn.join() === own.join();
  for (const file of isSame ? filesIn(lastDir) : lastOwn) {
    const from = path.join(lastDir, file);
    const to = path.join(newDir, file);
    if (fs.existsSync(to) || !fs.existsSync(from)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(from, to);
  }
  fs.mkdirSync(path.join(newDir, '.vite'), { recursive: true });
  fs.writeFileSync(path.join(newDir, OWN_FILES), JSON.stringify(own));
}

function filesIn(clientDir: string): string[] {
  return FOLDERS.flatMap((folder) => {
    const root = path.join(clientDir, folder);
    if (!fs.existsSync(root)) return [];
    return fs.readdirSync(root).map((name) => `${folder}/${name}`);
  }).sort();
}

/** Nothing of a folder that is no build, or of one from before releases were kept. */
function readOwn(clientDir: string): string[] {
  const file = path.join(clientDir, OWN_FILES);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}
