import { expect, it } from 'vitest';
import { hostIn, originIn } from './site-address.ts';

it.each([
  ['https://Trgovina.hr', 'https://trgovina.hr'],
  [' https://trgovina.hr/ ', 'https://trgovina.hr'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://trgovina.hr:443', 'https://trgovina.hr'],
  ['https://čarapa.hr', 'https://xn--arapa-gya.hr'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['trgovina.hr', null],
  ['ftp://trgovina.hr', null],
  ['javascript:alert(1)', null],
  ['https://trgovina.hr/hr', null],
  ['https://trgovina.hr?a=1', null],
  ['https://ana:tajna@trgovina.hr', null],
  ['https://*.trgovina.hr', null],
  ['https://-trgovina.hr', null],
  ['https://trgovina..hr', null],
  [`https://${'a'.repeat(64)}.hr`, null],
  ['https://', null],
  ['', null],
])('the address %s is %s', (text, origin) => {
  expect(originIn(text)).toBe(origin);
});

it.each([
  ['Www.Trgovina.hr', 'www.trgovina.hr'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]', '[::1]'],
  ['čarapa.hr', 'xn--arapa-gya.hr'],
  ['trgovina.hr:80', null],
  ['trgovina.hr/', null],
  ['https://trgovina.hr', null],
  ['a b', null],
  ['*', null],
  ['', null],
])('the host %s is %s', (text, host) => {
  expect(hostIn(text)).toBe(host);
});
