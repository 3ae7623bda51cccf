import type { PayloadRequest } from 'payload';

/** The file that is the body of a request, and what it is called. */
export async function uploadedFile(
  req: PayloadRequest,
): Promise<{ bytes: Buffer; fileName: string | undefined }> {
  return {
    bytes: Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer()),
    fileName: req.searchParams.get('fileName')?.slice(0, 200) || undefined,
  };
}
