import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const reload = vi.fn();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reload.mockClear();
});

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <button type="button" onClick={onRetry}>
      again
    </button>
  );
}

/** A part that cannot be had, and a server that answers or does not. */
function showFailing(answer: () => Promise<unknown>) {
  vi.stubGlobal('location', { href: 'http://127.0.0.1/admin', reload });
  const ask = vi.fn(answer);
  vi.stubGlobal('fetch', ask);
  const load = vi.fn(async () => Promise.reject(new Error('lost')));
  const Part = lazyPart<object>(load, Failed);
  render(<Part />);
  return { load, ask };
}

it('asks for the page again where the server is there and the browser will not fetch the part', async () => {
  const { load } = showFailing(async () => ({ ok: true }));
  fireEvent.click(await screen.findByText('again'));

  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the page while the server cannot be reached', async () => {
  const { load, ask } = showFailing(async () => Promise.reject(new Error('offline')));
  fireEvent.click(await screen.findByText('again'));

  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
