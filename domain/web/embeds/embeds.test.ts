import { expect, it } from 'vitest';
import { embedOf } from './embeds.ts';

const ID = 'dQw4w9WgXcQ';

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?list=a&v=${ID}&t=5s`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=x`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/embed/${ID}?autoplay=0`,
  `  https://youtube.com/live/${ID} `,
])('%s is a video of YouTube, shown without cookies', (address) => {
  expect(embedOf(address)).toEqual({
    provider: 'youtube',
    page: `https://www.youtube.com/watch?v=${ID}`,
    player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`,
  });
});

it.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=1'])(
  '%s is a video of Vimeo, which is asked not to follow visitors',
  (address) => {
    expect(embedOf(address)?.player).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  },
);

it.each([
  '',
  'video',
  'javascript:alert(1)',
  `http://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com.zlo.test/watch?v=${ID}`,
  `https://zlo.test/watch?v=${ID}`,
  `https://youtube.com@zlo.test/watch?v=${ID}`,
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/',
  'https://vimeo.com/o-nama',
])('%s is none', (address) => {
  expect(embedOf(address)).toBeNull();
});
