import JSZip from 'jszip';

const BY = '[^>/]*w:author="Pactwright proposal"[^>/]*';

/** All revisions of ours taken, or none: by patterns, with nothing of what wrote them; what is left empty shows nothing. */
export async function decidedPlainly(bytes: Buffer, way: 'accept' | 'reject'): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  const main = (await zip.file('word/document.xml')?.async('string')) ?? '';
  const deletions = new RegExp(`<w:del ${BY}>(.*?)</w:del>`, 'gs');
  const decided =
    way === 'accept'
      ? main.replace(deletions, '')
      : main
          .replace(new RegExp(`<w:ins ${BY}>.*?</w:ins>`, 'gs'), '')
          .replace(deletions, (_, inside: string) => inside.replaceAll('w:delText', 'w:t'));
  zip.file('word/document.xml', decided);
  return zip.generateAsync({ type: 'nodebuffer' });
}
