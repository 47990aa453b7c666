import path from 'node:path';

/**
 * Name of a CSS Modules class: where it is written and what it is called there, for example
 * `hero_title` for `blocks/hero/hero.module.css`. It depends on nothing else, so that the server's
 * markup, the inlined styles and the browser's chunks agree.
 */
export function scopedClassName(root: string, file: string, local: string): string {
  const relative = path.relative(root, file.split('?')[0] ?? file).replaceAll(path.sep, '/');
  const parts = relative
    .replace(/\.module\.css$/, '')
    .replace(/^blocks\//, '')
    .split('/')
    .map((part) => part.replace(/^_/, ''));
  const distinct = parts.filter((part, index) => part !== parts[index - 1]);
  return `${distinct.join('-').replace(/[^a-zA-Z0-9-]/g, '-')}_${local}`;
}
