import { expect, it } from 'vitest';
import { withPlainImports } from './lean-imports.ts';

it('takes the helper from around imports without style sheets', () => {
  const wrapped =
    'let{a:e}=await w(async()=>{let{a:e}=await import(`./a-1.js`);return{a:e}},[]);w(()=>import(`./b-1.js`),[])';

  expect(withPlainImports(wrapped)).toBe('let{a:e}=await import(`./a-1.js`);import(`./b-1.js`)');
});

it('leaves imports that wait for style sheets, and everything else', () => {
  const others = 'w(()=>import(`./a-1.js`),[`assets/a.css`]);f(()=>other(`x`),[])';

  expect(withPlainImports(others)).toBe(others);
});
