import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { type Answers, Differences, type Row, readContract } from './support/contract-fields.ts';
import { ROWS, SHAPES } from './support/contract-rows.ts';
import { type Description, describeApi, type Schema } from './support/operations.ts';

/** Calls for developers exist in development only (S42). */
const DEVELOPMENT: TestSettings = { config: { env: 'development' } };
const CRUD = ['POST filter', 'GET get/:id', 'POST create', 'PATCH update/:id', 'DELETE delete/:id'];
const KINDS = [
  'product',
  'category',
  'tag',
  'coupon',
  'delivery-method',
  'payment-method',
  'member-card',
  'user',
];
/** Calls that answer files, pages or bare values, and those of an order and a comment. */
const OTHERS = [
  'GET /api/v1/transfer/document/pdf/:token',
  'POST /api/v2/ecommerce/checkout/payment/testGateway',
  'GET /api/v1/admin/export',
  'POST /api/v1/admin/order/filter',
  'GET /api/v1/admin/order/get/:id',
  'PATCH /api/v1/admin/order/update/:id',
  'POST /api/v1/admin/comment/filter',
  'GET /api/v1/admin/comment/get/:id',
  'PATCH /api/v1/admin/comment/update/:id',
  'GET /_cli/get-latest-tag',
  'POST /_cli/get-latest-release',
  'GET /_cli/get-domain',
  'POST /_cli/set-domain',
  'GET /sitemap.xml',
];

const rows = readContract(SHAPES, ROWS);

let test: TestApp;
let description: Description;

beforeAll(async () => {
  test = await createTestApp(DEVELOPMENT);
  description = await describeApi(test.app);
});

function described({ method, path }: Row) {
  const operation =
    description.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? null;
  if (!operation) throw new Error(`The description does not name ${method} ${path}.`);
  return operation;
}

/** What a call takes: its body, or the parameters of its query. */
function requestOf(row: Row): Schema {
  const { requestBody, parameters = [] } = described(row);
  const [body] = Object.values(requestBody?.content ?? {});
  if (body) return body.schema;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The answer without its envelope; for records one of them. */
function answerOf(row: Row, kind: Answers): Schema {
  const answer = described(row).responses['200']?.content?.['application/json']?.schema ?? {};
  const data = answer.properties?.['data'] ?? {};
  return kind === 'records' ? (data.properties?.['records'] ?? {}) : data;
}

describe('the contract (API-01 to API-92)', () => {
  it('has every call by its method and path', () => {
    const there = new Set(test.app.routeRules().map(({ method, url }) => `${method} ${url}`));
    const kinds = KINDS.flatMap((kind) =>
      CRUD.map((call) => call.replace(' ', ` /api/v1/admin/${kind}/`)),
    );
    const calls = [...rows.map(({ method, path }) => `${method} ${path}`), ...kinds, ...OTHERS];

    expect(calls.length).toBeGreaterThan(150);
    expect(calls.filter((call) => !there.has(call))).toEqual([]);
  });

  it.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    'has %s with its access and every field',
    (_name, row) => {
      const rule = test.app
        .routeRules()
        .find(({ method, url }) => method === row.method && url === row.path);
      const differences = new Differences(description.components.schemas);
      differences.request(row.request, requestOf(row), 'request');
      differences.answer(row.answer.fields, answerOf(row, row.answer.kind), 'answer');

      expect(rule?.access).toBe(row.access);
      expect(differences.found).toEqual([]);
    },
  );

  it.each(rows.filter(({ answer }) => answer.kind === 'records' || answer.kind === 'list'))(
    'pages the answer of $method $path in its shape (G-032)',
    (row) => {
      const answer = described(row).responses['200']?.content?.['application/json']?.schema ?? {};
      const paged = row.answer.kind === 'list' ? answer : answer.properties?.['data'];

      expect(paged?.required).toEqual(
        expect.arrayContaining(
          row.answer.kind === 'list'
            ? ['data', 'pagination']
            : ['records', 'totalPages', 'totalRecords', 'page', 'limit'],
        ),
      );
    },
  );
});
