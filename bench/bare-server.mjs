// The baseline of plain Node: sends the headers and body of one response again and again, or some of the headers.
import { createServer, request } from 'node:http';

const [url, port, ...only] = process.argv.slice(2);

request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
  const chunks = [];
  response.on('data', (chunk) => chunks.push(chunk));
  response.on('end', () => {
    const body = Buffer.concat(chunks);
    const headers = { ...response.headers };
    for (const own of ['date', 'connection', 'keep-alive']) delete headers[own];
    for (const name of Object.keys(headers))
      if (only.length > 0 && !only.includes(name)) delete headers[name];
    createServer((_req, res) => {
      res.writeHead(200, headers);
      res.end(body);
    }).listen(Number(port), '127.0.0.1');
  });
}).end();
