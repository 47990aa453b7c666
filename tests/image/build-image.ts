import { readFileSync } from 'node:fs';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { ensureBaseImage } from './base-image.ts';
import { IMAGE } from './image.ts';
import { cloneInto, openStore, podman } from './podman.ts';

const MB = 2 ** 20;

/** Builds the image as `docker build .` does in a fresh clone, and says how large it is. */
export default function buildImage(): void {
  openStore();
  const [, base = ''] = /^FROM (\S+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const origin = ensureBaseImage(base);
  const clone = newTempFolder();
  cloneInto(clone);
  // A chroot where a container of each step would need control groups; the Dockerfile is the same.
  const how = ['--isolation=chroot', '--network=host', '--pull=never', '--layers'];
  podman('build', ...how, '--format=docker', `--tag=${IMAGE}`, clone);
  const size = (image: string) =>
    Number(podman('image', 'inspect', '--format={{.Size}}', image)) / MB;
  const own = size(IMAGE) - size(base);
  process.stdout.write(
    `The image adds ${own.toFixed(0)} MB to ${base} (${origin}, ${size(base).toFixed(0)} MB).\n`,
  );
}
