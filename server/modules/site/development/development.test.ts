import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { addSecondSite } from '#tests/support/second-site.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { releasesIn } from './releases.ts';

const DEVELOPMENT = { config: { env: 'development' } } as const;
let test: TestApp;

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url: `/_cli/${url}`, ...(payload && { payload }) });

describe('on the development server', () => {
  beforeEach(async () => {
    test = await createTestApp(DEVELOPMENT);
  });

  it('the newest tag is a bare string and releases are a bare array', async () => {
    const tag = await call('GET', 'get-latest-tag');
    const releases = await call('POST', 'get-latest-release', {
      gitlabProjectId: 12,
      gitlabBranch: 'HEAD',
    });

    expect(tag.headers['content-type']).toContain('application/json');
    expect(tag.json()).toMatch(/^v?\d+\.\d+/);
    expect(releases.json()).toEqual(
      expect.arrayContaining([
        { tag_name: expect.any(String), description_html: expect.any(String) },
      ]),
    );
  });

  it.each([
    [{}],
    [{ gitlabProjectId: 0 }],
    [{ gitlabProjectId: 1, gitlabBranch: '--upload-pack=x' }],
    [{ gitlabProjectId: 1, gitlabBranch: 'a b' }],
    [{ gitlabProjectId: 1, token: 'x' }],
  ])('refuses to look for releases by %j', async (payload) => {
    expect((await call('POST', 'get-latest-release', payload)).statusCode).toBe(400);
  });

  it('a forced domain shows its site under every address, until it is taken back', async () => {
    await addSecondSite(test);
    const name = async () => {
      const { data } = (
        await test.app.inject({
          method: 'POST',
          url: '/api/v1/option/filter',
          headers: { 'sec-fetch-site': 'same-origin' },
          payload: {},
        })
      ).json();
      return data.records.length;
    };
    await test.services.site.saveOption(2, 'Logo', 'drugi');

    expect((await call('GET', 'get-domain')).json()).toEqual({ data: { domain: '' } });
    const set = await call('POST', 'set-domain', { domain: 'Drugi.test' });
    expect(set.json()).toEqual({ data: { domain: 'drugi.test' } });
    expect((await call('GET', 'get-domain')).json()).toEqual({ data: { domain: 'drugi.test' } });
    expect(await name()).toBe(1);

    await call('POST', 'set-domain', { domain: '' });
    expect(await name()).toBe(0);
  });

  it('a domain that no site has is unknown', async () => {
    const response = await call('POST', 'set-domain', { domain: 'zlo.test' });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'UNKNOWN_DOMAIN' } });
    expect((await call('POST', 'set-domain', { domain: 7, force: true })).statusCode).toBe(400);
  });
});

describe('anywhere else', () => {
  it.each([
    ['GET', 'get-latest-tag'],
    ['POST', 'get-latest-release'],
    ['GET', 'get-domain'],
    ['POST', 'set-domain'],
  ] as const)('%s %s does not exist', async (method, url) => {
    test = await createTestApp();

    expect((await call(method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(404);
  });
});

describe('releases', () => {
  function aRepository() {
    const cwd = newTempFolder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@izlog.test', ...args], { cwd });
    git('init', '-q', '-b', 'main');
    git('commit', '-q', '--allow-empty', '-m', 'first');
    git('tag', '-a', 'v1.0.0', '-m', 'Prva\n\n<b>Novo</b>');
    git('checkout', '-q', '-b', 'razvoj');
    git('commit', '-q', '--allow-empty', '-m', 'second');
    git('tag', '-a', 'v1.1.0', '-m', 'Druga');
    return cwd;
  }

  it('are the tags, newest first, with harmless texts', async () => {
    expect(await releasesIn(aRepository())).toEqual([
      { tag_name: 'v1.1.0', description_html: '<p>Druga</p>' },
      { tag_name: 'v1.0.0', description_html: '<p>Prva</p><p>&lt;b&gt;Novo&lt;/b&gt;</p>' },
    ]);
  });

  it('are those of a branch', async () => {
    const releases = await releasesIn(aRepository(), 'main');

    expect(releases.map(({ tag_name }) => tag_name)).toEqual(['v1.0.0']);
  });

  it('are none but the version where there is no repository', async () => {
    expect(await releasesIn('/')).toEqual([{ tag_name: 'v0.0.0', description_html: '' }]);
  });
});
