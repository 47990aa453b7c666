import { useRef, useState } from 'react';

import type { ApiFailure, ApiResult } from '#schemas/api/endpoint.ts';

/** Sends one call at a time; keeps what the server said when it refused the last one. */
export function useSend() {
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  /** A second call while the first is on its way is a double click: it is not made. */
  async function send<T>(call: () => Promise<ApiResult<T>>, onDone: (data: T) => void) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const answer = await call();
    isUnderWay.current = false;
    setFailure(answer.errored ? answer : null);
    if (!answer.errored) onDone(answer.data);
  }

  return { failure, send };
}
