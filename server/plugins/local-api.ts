import { type ApiPort, type ApiResult, apiPortOf, type Endpoint } from '#schemas/api/endpoint.ts';
import { AppError, ValidationFailed } from '#server/errors.ts';
import { checkAccess } from './access.ts';
import type { CallContext } from './call-context.ts';
import { toAppError, toFailure } from './failures.ts';
import { faultyFieldsOf, type Validators } from './validation.ts';

/** An implemented endpoint. */
export interface LocalCall {
  endpoint: Endpoint;
  run(input: unknown, ctx: CallContext): Promise<unknown>;
}

interface LocalApiParts {
  calls: ReadonlyMap<string, LocalCall>;
  validators: Validators;
  env: string;
  ctx: CallContext;
  tags: Set<string> | undefined;
}

const PARTS = ['params', 'query', 'body'] as const;

/** The API without HTTP. See `app.localApi`. */
export function createLocalApi({ calls, validators, env, ctx, tags }: LocalApiParts): ApiPort {
  async function run(endpoint: Endpoint, input: unknown): Promise<unknown> {
    const implemented = calls.get(endpoint.key);
    if (!implemented) {
      throw new Error(
        `Izlog: nothing implements "${endpoint.key}", so it cannot be called. Register its module in app.ts.`,
      );
    }
    const identity = { user: ctx.user, reason: 'none' } as const;
    checkAccess(endpoint.access, identity, env, endpoint.beforeFactor);
    const checked = checkInput(validators, endpoint, input);
    const data = await implemented.run(checked, ctx);
    for (const tag of endpoint.tags?.(data) ?? []) tags?.add(tag);
    return data;
  }

  async function call(endpoint: Endpoint, input: unknown): Promise<ApiResult<never>> {
    try {
      // Data of an endpoint has the type its handler was checked against in `implement`.
      return { errored: false, data: (await run(endpoint, input)) as never };
    } catch (error) {
      if (!(error instanceof AppError))
        ctx.log.error({ err: error, key: endpoint.key }, 'call failed');
      return toFailure(toAppError(error), ctx.locale);
    }
  }

  return apiPortOf(call);
}

/** A checked copy with defaults filled in; the caller's own objects stay as they are. */
function checkInput(validators: Validators, endpoint: Endpoint, input: unknown): unknown {
  const checked: Record<string, unknown> = { ...structuredClone(toRecord(input)) };
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    const validate = validators.body(schema);
    checked[part] ??= {};
    if (!validate(checked[part])) {
      throw new ValidationFailed({ ...faultyFieldsOf(validate.errors ?? [], part) });
    }
  }
  return checked;
}

function toRecord(input: unknown): object {
  return typeof input === 'object' && input !== null ? input : {};
}
