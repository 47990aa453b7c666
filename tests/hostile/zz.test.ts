import { it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';
import { createEditor } from '#tests/support/editor-client.ts';
it('x', async () => {
  const t = await createTestApp();
  const e = await createEditor(t);
  for (const [m,u,b] of [['POST','/element/1e1000/schedule',{at:'2026-02-28T23:59:59.999Z'}],['GET','/element/get/1e1000'],['POST','/element/1e1000/schedule',{at:'2036-02-28T23:59:59.999Z'}]] as const) {
    const r = await e.send(m,u,b as never);
    process.stdout.write(`${u} ${r.statusCode} ${r.body}\n`);
  }
});
