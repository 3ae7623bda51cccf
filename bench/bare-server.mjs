// The baseline of plain Node: sends the headers and body of one response again and again.
import { createServer, request } from 'node:http';

const [url, port] = process.argv.slice(2);

request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
  const chunks = [];
  response.on('data', (chunk) => chunks.push(chunk));
  response.on('end', () => {
    const body = Buffer.concat(chunks);
    const headers = { ...response.headers };
    for (const own of ['date', 'connection', 'keep-alive']) delete headers[own];
    createServer((_req, res) => {
      res.writeHead(200, headers);
      res.end(body);
    }).listen(Number(port), '127.0.0.1');
  });
}).end();
