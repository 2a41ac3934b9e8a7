// vitest evaluates a setup file again for each test file, but its imports only once for each worker. Auth keeps the
// `fetch` that exists when it is loaded, so there must be only one `network`.
import './network';
