import { CONTROL_PATHS, type ControlIconName } from './control-paths.ts';
import { IconShape, type IconShapeProps } from './icon-shape.tsx';

/** An icon of a control, for what is drawn in the browser as well. */
export function ControlIcon({ name, ...shape }: IconShapeProps & { name: ControlIconName }) {
  return <IconShape {...shape} path={CONTROL_PATHS[name]} />;
}
