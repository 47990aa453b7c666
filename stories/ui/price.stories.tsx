import { Price } from '#blocks/_ui/price/price.tsx';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Price' };
export default meta;

export const All = {
  render: () => (
    <Gallery title="Price">
      <Specimens label="Regular">
        <Price price={18.9} />
        <Price price={0} />
        <Price price={12345.67} />
      </Specimens>
      <Specimens label="Reduced">
        <Price price={15.12} regular={18.9} />
      </Specimens>
      <Specimens label="On the brand" deep>
        <Price price={18.9} />
        <Price price={15.12} regular={18.9} />
      </Specimens>
    </Gallery>
  ),
};
