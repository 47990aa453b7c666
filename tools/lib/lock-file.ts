/** A package as `package-lock.json` describes it; what else it says stays as it is. */
interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, Locked>;
}

const FOLDER = 'node_modules/';
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const LIBRARIES: Readonly<Record<string, string>> = { gnu: 'glibc', musl: 'musl' };

/** A package whose platform its name does not tell. */
export class UnknownPlatform extends Error {
  constructor(name: string) {
    super(
      `The lock file lacks ${name}, and its name tells no platform. Run "npm install" where the registry has it.`,
    );
    this.name = 'UnknownPlatform';
  }
}

/**
 * Adds the binaries of other platforms that the registry did not have when the packages were locked:
 * version and platform alone, which is all that `npm ci` asks of what it does not install. Answers
 * the paths that were added. Throws `UnknownPlatform`.
 */
export function completeLock(lock: LockFile): string[] {
  const added: string[] = [];
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isFound(lock, path, name)) continue;
      const { os, cpu, libc } = platformOf(name);
      // In the order in which npm writes them.
      lock.packages[FOLDER + name] = {
        version,
        cpu,
        ...(dev && { dev }),
        ...(libc && { libc }),
        optional: true,
        os,
      };
      added.push(FOLDER + name);
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  if (added.length > 0) lock.packages = Object.fromEntries(sorted);
  return added;
}

/** As Node looks for packages: in the folder of who asks, then in those around it. */
function isFound({ packages }: LockFile, path: string, name: string): boolean {
  const above = path.lastIndexOf(`/${FOLDER}`);
  const inside = path === '' ? FOLDER + name : `${path}/${FOLDER}${name}`;
  if (inside in packages) return true;
  return path !== '' && isFound({ packages }, above < 0 ? '' : path.slice(0, above), name);
}

function platformOf(name: string) {
  const words = name.split(/[-/]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.flatMap((word) => LIBRARIES[word] ?? []);
  if (os.length !== 1 || cpu.length !== 1) throw new UnknownPlatform(name);
  return { os, cpu, libc: libc.length > 0 ? libc : null };
}
