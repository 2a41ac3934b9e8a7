import type { Plugin } from 'vite';

const html = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Design | Second Gear</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/design/main.tsx"></script>
  </body>
</html>`;

/** `/design` of Vite's dev server: every component in every state. The built app does not have it. */
export function designPage(): Plugin {
  return {
    name: 'design-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (path !== '/design') {
          next();
          return;
        }
        server
          .transformIndexHtml('/design', html)
          .then((page) => response.setHeader('Content-Type', 'text/html').end(page))
          .catch(next);
      });
    },
  };
}
