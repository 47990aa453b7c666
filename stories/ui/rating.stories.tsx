import { Rating } from '#blocks/_ui/rating/rating.tsx';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Rating' };
export default meta;

export const All = {
  render: () => (
    <Gallery title="Rating">
      <Specimens label="Any fraction">
        {[0, 1, 2.5, 4.6, 5].map((value) => (
          <Rating key={value} value={value} label={`${value} od 5 zvjezdica`} />
        ))}
      </Specimens>
      <Specimens label="With the number of reviews">
        <Rating value={4.6} label="4,6 od 5 zvjezdica" count={128} />
      </Specimens>
      <Specimens label="Out of ten">
        <Rating value={7} max={10} label="7 od 10 zvjezdica" />
      </Specimens>
      <Specimens label="On the brand" deep>
        <Rating value={4.6} label="4,6 od 5 zvjezdica" count={128} />
      </Specimens>
    </Gallery>
  ),
};
