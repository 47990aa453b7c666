/**
 * Asks a server on this machine `count` times for one path over a few connections that are kept, each
 * request after the last was answered: `node loopback-client.mjs <port> <path> <count>`. Ends with an
 * error unless each answer is a 200.
 */
import { connect } from 'node:net';

const CONNECTIONS = 32;
const [port = '', path = '/', count = '0'] = process.argv.slice(2);
const question = [
  `GET ${path} HTTP/1.1`,
  `Host: 127.0.0.1:${port}`,
  'Accept: text/html',
  'Accept-Encoding: gzip, deflate, br',
  '\r\n',
].join('\r\n');
let left = Number(count);

for (let index = 0; index < CONNECTIONS; index += 1) open();

function open() {
  const socket = connect(Number(port), '127.0.0.1');
  let head = '';
  let missing = 0;
  const ask = () => {
    head = '';
    left -= 1;
    if (left < 0) socket.end();
    else socket.write(question);
  };
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    if (head.endsWith('\r\n\r\n')) missing -= chunk.length;
    else {
      const text = head + chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n') + 4;
      head = end < 4 ? text : text.slice(0, end);
      missing = end < 4 ? 1 : lengthOf(head) - (text.length - end);
    }
    if (missing === 0) ask();
  });
}

function lengthOf(head) {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
    throw new Error(`Not a whole answer: ${head.split('\r\n', 1)[0]}`);
  }
  return Number(length);
}
