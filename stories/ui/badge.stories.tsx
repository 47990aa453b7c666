import { Badge } from '#blocks/_ui/badge/badge.tsx';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Badge' };
export default meta;

const TONES = ['solid', 'line', 'sale', 'muted'] as const;

export const All = {
  render: () => (
    <Gallery title="Badge">
      {[false, true].map((deep) => (
        <Specimens key={String(deep)} label={deep ? 'On the brand' : 'Tones'} deep={deep}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Specimens>
      ))}
    </Gallery>
  ),
};
