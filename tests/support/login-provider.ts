import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID Connect provider on this machine, where the test says who logs in. */
export interface LoginProvider {
  issuer: string;
  /** Who is logged in by the next visit. */
  person: ProviderPerson;
  /** What a browser does with the address: the answer that it brings back to the shop. */
  visit(url: string): Promise<{ code: string; state: string; iss: string }>;
  stop(): Promise<void>;
}

export const CLIENT = { clientId: 'izlog', clientSecret: 'a-secret-of-the-test' };

/** `redirectUris` are the pages of the shop that it sends visitors back to. */
export async function startLoginProvider(redirectUris: string[]): Promise<LoginProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const login: LoginProvider = {
    issuer,
    person: { sub: 'nobody' },
    visit: (url) => visit(url, issuer),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const provider = createLocalProvider(issuer, redirectUris, () => login.person);
  const answer = provider.callback();
  server.on('request', (request, reply) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, reply);
    const result = { login: { accountId: login.person.sub } };
    return void provider.interactionFinished(request, reply, result);
  });
  return login;
}

function createLocalProvider(
  issuer: string,
  redirectUris: string[],
  personOf: () => ProviderPerson,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the test'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ ...personOf() }),
    }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** Follows redirects with cookies until the provider sends the visitor away. */
async function visit(start: string, issuer: string) {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hop = 0; hop < 10 && url.startsWith(issuer); hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const target = response.headers.get('location');
    if (!target)
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    url = new URL(target, url).href;
  }
  const { searchParams } = new URL(url);
  const partOf = (name: string) => searchParams.get(name) ?? '';
  return { code: partOf('code'), state: partOf('state'), iss: partOf('iss') };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
