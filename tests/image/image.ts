import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';
import { waitUntil } from '#tests/support/wait-until.ts';
import { podman, tryPodman } from './podman.ts';

export const IMAGE = 'localhost/izlog-image-test';

interface Service {
  image?: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  volumes?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
}

export interface Compose {
  services: Record<string, Service> & { shop: Required<Service> };
  volumes: Record<string, unknown>;
}

/** `deploy/compose.yaml`, with what it says where nobody sets anything. */
export function readCompose(): Compose {
  const text = readFileSync('deploy/compose.yaml', 'utf8');
  return parse(text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'));
}

/** How compose confines the shop, as arguments of a run. */
export function confined(): string[] {
  const { shop } = readCompose().services;
  return [
    ...(shop.read_only ? ['--read-only'] : []),
    ...shop.tmpfs.map((folder) => `--tmpfs=${folder}`),
    ...shop.cap_drop.map((name) => `--cap-drop=${name.toLowerCase()}`),
    ...shop.security_opt.map((option) => `--security-opt=${option.replace(':true', '')}`),
  ];
}

export function environment(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);
}

interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Volumes: Record<string, unknown>;
  WorkingDir: string;
  Healthcheck: { Test: [string, ...string[]] };
}

export function configOfImage(): ImageConfig {
  const [image]: { Config: ImageConfig; Healthcheck: ImageConfig['Healthcheck'] }[] = JSON.parse(
    podman('image', 'inspect', IMAGE),
  );
  if (!image) throw new Error('There is no image.');
  return { ...image.Config, Healthcheck: image.Healthcheck };
}

/** Code with which the image's own check of health ends in a container. */
export function health(container: string): number | null {
  const [kind, ...command] = configOfImage().Healthcheck.Test;
  if (kind !== 'CMD') throw new Error(`A check of health by ${kind} is not known here.`);
  return tryPodman(['exec', container, ...command]).status;
}

export async function untilHealthy(container: string): Promise<void> {
  try {
    // As often as a second: each look starts a process that the shop waits for, too.
    const isHealthy = async () => setTimeout(1_000, health(container) === 0);
    await waitUntil(isHealthy, 240_000);
  } catch (error) {
    const { stdout, stderr } = tryPodman(['logs', container]);
    throw new Error(stderr + stdout, { cause: error });
  }
}

/** Stops a container as `docker stop` does; answers the code of its server and how long it took. */
export function stop(container: string): { code: number; ms: number } {
  const begin = Date.now();
  podman('stop', '--time=15', container);
  const ms = Date.now() - begin;
  return { code: Number(podman('inspect', '--format={{.State.ExitCode}}', container)), ms };
}
