import type { Element } from '#schemas/content/element.ts';
import type { TemplateOption } from '#schemas/content/system-pages.ts';
import { MAX_ID } from '#schemas/primitives.ts';
import type { RenderJob } from '../sections/render-job.ts';

/** The published template that an option of the site names; without one ours is used (SECT-07). */
export async function chosenTemplate(
  { ports }: RenderJob,
  option: TemplateOption,
): Promise<Element> {
  const options = await ports.options([option]);
  const id = Number(options[option] ?? 0);
  const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID;
  return (isId ? await ports.template(id) : null) ?? ports.builtIn(option);
}
