// Which screen is shown. Addresses live behind the #, so static files need no server rules.

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; online?: boolean }
  | { screen: 'table'; id: string }
  | { screen: 'shared'; packed: string }
  | { screen: 'learn'; game?: string }
  | { screen: 'rules'; family: string; clause?: string }
  | { screen: 'tutorial'; game: string }
  | { screen: 'settings' }
  | { screen: 'online'; id: string }
  | { screen: 'join'; table: string; seat: string; invite: string }
  | { screen: 'lobby' };

/** How nodes name tables; games of this device have other names. */
const ONLINE = /^[0-9a-z]{16}$/;

export function parse(hash: string): Route {
  const [screen, first, second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  switch (screen) {
    case 'new':
      if (!first) return { screen: 'home' };
      return second === 'online' ? { screen, game: first, online: true } : { screen, game: first };
    case 'table':
      // An invitation names the seat and stands behind it.
      if (first && second)
        return { screen: 'join', table: first, seat: second, invite: third ?? '' };
      return first ? table(first) : { screen: 'home' };
    case 'watch':
      return first ? table(first) : { screen: 'home' };
    case 'shared':
      return first ? { screen, packed: first } : { screen: 'home' };
    case 'learn':
      return first ? { screen, game: first } : { screen };
    case 'rules':
      if (!first) return { screen: 'learn' };
      return second ? { screen, family: first, clause: second } : { screen, family: first };
    case 'tutorial':
      return first ? { screen, game: first } : { screen: 'learn' };
    case 'settings':
    case 'lobby':
      return { screen };
    default:
      return { screen: 'home' };
  }
}

function table(id: string): Route {
  return { screen: ONLINE.test(id) ? 'online' : 'table', id };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

let current = $state.raw<Route>({ screen: 'home' });

export function route(): Route {
  return current;
}

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}

export function startRouter(): void {
  const read = () => (current = parse(location.hash));
  addEventListener('hashchange', read);
  read();
}
