import { execFileSync, type StdioOptions } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary } from '#tests/support/node-binary.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { podman, tryPodman } from './podman.ts';

/** Of the line that the Dockerfile asks for. */
const NODE = '22.23.3';
/** The machine may trust a certificate of its own on the way to the registry of npm. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const MADE_HERE = 'made here';

/**
 * Sees to it that the image which the Dockerfile starts from is there: the real one, or where no
 * registry of images can be reached, one of the same name that is made of Debian and Node here.
 */
export function ensureBaseImage(name: string): 'real' | 'made here' {
  const full = `docker.io/library/${name}`;
  const isThere = tryPodman(['image', 'exists', full]).status === 0;
  if (!isThere && tryPodman(['pull', '--quiet', full]).status !== 0) makeHere(full);
  const comment = podman('image', 'inspect', '--format={{.Comment}}', full);
  return comment === MADE_HERE ? MADE_HERE : 'real';
}

function makeHere(name: string): void {
  const node = nodeBinary(NODE);
  if (node === null) throw new Error(`Node ${NODE} cannot be had from the registry.`);
  const root = newTempFolder();
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  const within = (...command: string[]) => execFileSync('chroot', [root, ...command], { stdio });
  const debian = ['--variant=minbase', '--include=ca-certificates', 'bookworm', root];
  execFileSync('debootstrap', debian, { stdio });
  cpSync(node, join(root, 'usr/local/bin/node'));
  const packages = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
  const npm = 'usr/local/lib/node_modules/npm';
  cpSync(join(packages, 'npm'), join(root, npm), { recursive: true });
  symlinkSync(`/${npm}/bin/npm-cli.js`, join(root, 'usr/local/bin/npm'));
  within('groupadd', '--gid=1000', 'node');
  within('useradd', '--uid=1000', '--gid=node', '--create-home', 'node');
  cpSync(CERTIFICATES, join(root, CERTIFICATES));
  const archive = join(newTempFolder(), 'root.tar');
  execFileSync('tar', ['--create', `--file=${archive}`, `--directory=${root}`, '.']);
  const changes = [`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, 'CMD ["node"]'];
  podman(
    'import',
    `--message=${MADE_HERE}`,
    ...changes.map((change) => `--change=${change}`),
    archive,
    name,
  );
}
