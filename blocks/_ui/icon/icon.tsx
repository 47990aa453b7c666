import { ICON_PATHS, type IconName } from './icon-paths.ts';
import { IconShape, type IconShapeProps } from './icon-shape.tsx';

/** An icon by its name. Islands use `ControlIcon`, which does not bring all of them. */
export function Icon({ name, ...shape }: IconShapeProps & { name: IconName }) {
  return <IconShape {...shape} path={ICON_PATHS[name]} />;
}
