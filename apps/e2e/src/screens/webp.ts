import type { Page } from '@playwright/test';

const QUALITY = 0.72;

/** A picture made small by the browser itself. */
export async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(encode, { png: png.toString('base64'), quality: QUALITY });
  return Buffer.from(encoded, 'base64');
}

/** Runs in the page. */
async function encode({ png, quality }: { png: string; quality: number }): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  let binary = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) binary += String.fromCharCode(byte);
  return btoa(binary);
}
