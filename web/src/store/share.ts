// Records small enough to be a link: compressed, in letters that addresses allow.

/** Longer links are cut by some programs. */
const LONGEST = 6000;

async function through(data: BlobPart, stream: CompressionStream | DecompressionStream) {
  const readable = new Blob([data]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

/** The record as a part of an address; nothing if it would be too long. */
export async function pack(record: string): Promise<string | null> {
  const bytes = await through(record, new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return text.length <= LONGEST ? text : null;
}

export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const out = await through(bytes, new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(out);
}
