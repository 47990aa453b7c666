import { describe, expect, it } from 'vitest';
import { anMp4, aWebm, box } from '#tests/support/videos.ts';
import { readMp4, withoutOrigin } from './mp4.ts';
import { readWebm } from './webm.ts';

describe('an MP4', () => {
  it('says its size and its codec', () => {
    expect(readMp4(anMp4())).toEqual({ width: 1280, height: 720, codec: 'avc1' });
    expect(readMp4(anMp4({ codec: 'hvc1' }))?.codec).toBe('hvc1');
  });

  it('of a phone that was held upright is upright', () => {
    expect(readMp4(anMp4({ isTurned: true }))).toMatchObject({ width: 720, height: 1280 });
  });

  it('loses the place where it was recorded, and nothing moves', () => {
    const film = Buffer.from('slike koje ostaju');
    const video = anMp4({ place: '+45.8150+015.9819/', film });

    const clean = withoutOrigin(video);

    expect(video.includes('+45.8150')).toBe(true);
    expect(clean.includes('+45.8150')).toBe(false);
    expect(clean.length).toBe(video.length);
    expect(clean.indexOf(film)).toBe(video.indexOf(film));
    expect(readMp4(clean)).toEqual(readMp4(video));
  });

  it.each([
    ['cut off', anMp4().subarray(0, 300)],
    ['without tracks', Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov')])],
    ['with a box longer than all of it', Buffer.from('\xff\xff\xff\xffmoov', 'latin1')],
    ['with a box shorter than its own head', Buffer.from('\0\0\0\x04moov', 'latin1')],
    ['with an endless length', Buffer.from(`\0\0\0\x01moov${'\xff'.repeat(8)}`, 'latin1')],
    [
      'of nothing but empty boxes',
      Buffer.concat(Array.from({ length: 20_000 }, () => box('free'))),
    ],
    ['of nothing', Buffer.alloc(0)],
  ])('%s says nothing', (_name, bytes) => {
    expect(readMp4(bytes)).toBeNull();
    expect(withoutOrigin(bytes)).toEqual(bytes);
  });
});

describe('a WebM', () => {
  it('says its size and its codec', () => {
    expect(readWebm(aWebm())).toEqual({ width: 640, height: 360, codec: 'V_VP9' });
  });

  it.each([
    ['cut off', aWebm().subarray(0, 40)],
    ['of zeros', Buffer.alloc(4000)],
    ['of ones', Buffer.alloc(4000, 0xff)],
    ['of nothing', Buffer.alloc(0)],
  ])('%s says nothing', (_name, bytes) => {
    expect(readWebm(bytes)).toBeNull();
  });
});
