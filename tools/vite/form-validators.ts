import Ajv, { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { type Plugin, runnerImport } from 'vite';
import { formats } from '../../schemas/formats.ts';
import { VALIDATOR_QUERY } from './client-assets.ts';

/**
 * `<name>.form.ts?validator`: the schema that the file exports as `formSchema`, compiled to a
 * function without Ajv (about 1 kB). The function is the module's export `validate`; its faults are
 * in `validate.errors`, as Ajv's.
 */
export function formValidators(): Plugin {
  return {
    name: 'izlog:form-validators',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(VALIDATOR_QUERY)) return undefined;
      const file = id.slice(0, -VALIDATOR_QUERY.length);
      const { module, dependencies } = await runnerImport<{ formSchema?: object }>(file);
      if (!module.formSchema) {
        throw new Error(
          `Izlog: ${file} exports no formSchema, which the form is checked by. Export its schema under that name.`,
        );
      }
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return compile(module.formSchema);
    },
  };
}

function compile(schema: object): string {
  // `unicode: false` leaves out a helper that standalone code could only `require`.
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    unicode: false,
    code: { source: true, esm: true, lines: false, formats: _`formats` },
    formats,
    logger: false,
  });
  ajv.addSchema(schema, 'form');
  const code = standaloneCode(ajv, { validate: 'form' });
  return code.includes('formats.')
    ? `import { formats } from '#schemas/formats.ts';\n${code}`
    : code;
}
