// Which screen is shown. Addresses live behind the #, so static files need no server rules.

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'shared'; packed: string }
  | { screen: 'learn'; game?: string }
  | { screen: 'rules'; family: string; clause?: string }
  | { screen: 'tutorial'; game: string }
  | { screen: 'settings' }
  | { screen: 'online'; id: string };

/** How nodes name tables; games of this device have other names. */
const ONLINE = /^[0-9a-z]{16}$/;

export function parse(hash: string): Route {
  const [screen, first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  switch (screen) {
    case 'new':
      return first ? { screen, game: first } : { screen: 'home' };
    case 'table':
      if (!first) return { screen: 'home' };
      return ONLINE.test(first) ? { screen: 'online', id: first } : { screen, id: first };
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
      return { screen };
    default:
      return { screen: 'home' };
  }
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
