import { describe, expect, it } from 'vitest';
import { hostsOf, readGoal } from './goal.ts';

const link = (goalType: string, goal: string, confirmedEmail = 'true') => ({
  goalType,
  goal,
  confirmedEmail,
});

describe('the goal of a link of a mail', () => {
  it.each([
    {},
    { goalType: 'message', goal: 'Hvala' },
    { goalType: 'message', confirmedEmail: 'true' },
    { goal: 'Hvala', confirmedEmail: 'true' },
    link('message', ''),
    link('poem', 'Hvala'),
  ])('is missing in %j', (query) => {
    expect(readGoal(query, [])).toBe('missing');
  });

  it.each([
    ['true', true],
    ['1', true],
    ['ana@izlog.test', true],
    ['false', false],
    ['0', false],
  ])('confirmedEmail=%s tells that the address is confirmed: %s', (value, isConfirmed) => {
    expect(readGoal(link('message', 'Hvala', value), [])).toEqual({
      kind: 'message',
      isConfirmed,
      text: 'Hvala',
    });
  });

  it.each([
    ['/shop/lice?page=2#vrh', '/shop/lice?page=2#vrh'],
    ['/a/../b', '/b'],
    ['https://partner.test/x', 'https://partner.test/x'],
  ])('may be the address %s', (goal, href) => {
    expect(readGoal(link('url', goal), ['partner.test'])).toEqual({ kind: 'url', href });
  });

  it.each([
    'https://evil.test/',
    'http://partner.test/',
    'https://ana@partner.test/',
    'https://partner.test.evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/api/v1/logout',
    '/x/../api/v1/logout',
    '/akcije/odjava',
  ])('may not be the address %j', (goal) => {
    expect(readGoal(link('url', goal), ['partner.test'])).toBe('refused');
    expect(readGoal(link('file', goal), ['partner.test'])).toBe('refused');
  });

  it('is a file of the site, with its name', () => {
    expect(readGoal(link('file', '/media/vodi%C4%8D.pdf?v=2'), [])).toEqual({
      kind: 'file',
      href: '/media/vodi%C4%8D.pdf?v=2',
      fileName: 'vodič.pdf',
    });
    expect(readGoal(link('file', 'https://partner.test/x.pdf'), ['partner.test'])).toBe('refused');
  });
});

it.each([
  ['partner.test, Drugi.test ,', ['partner.test', 'drugi.test']],
  [['partner.test', 7, ''], ['partner.test']],
  [undefined, []],
  [{}, []],
])('the option %j names hosts', (option, hosts) => {
  expect(hostsOf(option)).toEqual(hosts);
});

it('a text of somebody else is not shown, the confirmation is', () => {
  expect(readGoal(link('message', 'unsigned'), [])).toEqual({
    kind: 'message',
    isConfirmed: true,
    text: '',
  });
});
