import tool from '#blocks/_ui/header-tool/header-tool.module.css';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Header tool' };
export default meta;

function Tools() {
  return (
    <>
      <a className={tool['tool']} href="#pretraga" aria-label="Pretraga">
        <Icon name="search" size={24} />
      </a>
      <a className={tool['tool']} href="#racun">
        <Icon name="bag" size={24} />
        <span className={tool['label']}>Košarica</span>
      </a>
      <a className={tool['tool']} href="#dugo">
        <Icon name="bag" size={24} />
        <span className={tool['label']}>Vaša košarica u ljekarni Bonaca</span>
      </a>
    </>
  );
}

export const All = {
  render: () => (
    <Gallery title="Header tool">
      <Specimens label="Icon alone, with a label, with a long label">
        <Tools />
      </Specimens>
      <Specimens label="On the brand" deep>
        <Tools />
      </Specimens>
    </Gallery>
  ),
};
