import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Release } from '#schemas/api/development.ts';
import { escapeXml } from '#server/escape.ts';

const run = promisify(execFile);

const MAX_RELEASES = 50;
const TIMEOUT_MS = 5000;
/** Parts and ends of a record; no text of a tag holds them. */
const PART = '\u001f';
const END = '\u001e';

/**
 * Releases of the working copy in `folder`, newest first: its tags, narrowed to those that a branch
 * contains. Without any tag, the version of the package.
 */
export async function releasesIn(folder: string, branch?: string): Promise<Release[]> {
  const tagged = await tagsIn(folder, branch);
  return tagged.length > 0 ? tagged : [{ tag_name: await versionOf(folder), description_html: '' }];
}

/** None also when the folder is no working copy or does not know the branch. */
async function tagsIn(folder: string, branch: string | undefined): Promise<Release[]> {
  const format = '--format=%(refname:strip=2)%1f%(contents)%1e';
  const narrowing = branch === undefined ? [] : [`--merged=${branch}`];
  const order = ['--sort=-creatordate', '--sort=-version:refname', `--count=${MAX_RELEASES}`];
  try {
    const args = ['for-each-ref', ...order, format, ...narrowing, 'refs/tags'];
    const { stdout } = await run('git', args, { cwd: folder, timeout: TIMEOUT_MS });
    return stdout.split(END).flatMap((record) => {
      const [name = '', text = ''] = record.trim().split(PART);
      return name === '' ? [] : [{ tag_name: name, description_html: paragraphs(text) }];
    });
  } catch {
    return [];
  }
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`)
    .join('');
}

async function versionOf(folder: string): Promise<string> {
  try {
    const manifest: unknown = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const version =
      typeof manifest === 'object' && manifest !== null && 'version' in manifest
        ? manifest.version
        : null;
    return typeof version === 'string' ? `v${version}` : 'v0.0.0';
  } catch {
    return 'v0.0.0';
  }
}
