import { XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { renderShareImage, shareImageSvg, type ShareImage } from './share-image.ts';

const image: ShareImage = {
  title: 'Compare weight loss injection prices',
  lines: ['162 prices from 32 providers'],
  siteName: 'UK Weight Loss Medication Directory',
  showsSampleData: false,
};

/** The share of dark pixels in part of the image: the ink of its text. */
async function inkIn(given: ShareImage, part: { top: number; height: number }): Promise<number> {
  const { data } = await sharp(await renderShareImage(given))
    .extract({ left: 80, width: 1040, ...part })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < 128).length / data.length;
}

describe('a share image', () => {
  it('can be had again after one that could not be drawn', async () => {
    vi.resetModules();
    const { renderShareImage: render } = await import('./share-image.ts');
    const failing = vi.spyOn(sharp.prototype, 'trim').mockImplementationOnce(() => {
      throw new Error('out of memory');
    });
    await expect(render(image)).rejects.toThrow('out of memory');
    await expect(render(image)).resolves.toBeInstanceOf(Buffer);
    failing.mockRestore();
  });

  it('really renders its text, not the boxes of a missing font', async () => {
    const titleArea = { top: 180, height: 180 };
    const wide = await inkIn({ ...image, title: 'WWWWWWWW' }, titleArea);
    const narrow = await inkIn({ ...image, title: 'iiiiiiii' }, titleArea);
    expect(narrow).toBeGreaterThan(0.005);
    expect(wide).toBeGreaterThan(2 * narrow);
  });

  it('keeps the longest text within the margins and above the ruler', async () => {
    const long = { ...image, title: 'WM'.repeat(200), lines: ['MW '.repeat(200)] };
    expect(await inkIn(long, { top: 490, height: 18 })).toBe(0);
    const { data } = await sharp(await renderShareImage(long))
      .extract({ left: 1121, top: 0, width: 79, height: 500 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(240);
  });

  it('escapes markup in a title', async () => {
    const svg = shareImageSvg({ ...image, title: '</text><image href="/etc/passwd"/>&' });
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toContain('<image');
  });

  it('is marked as sample data while the site is', () => {
    expect(shareImageSvg(image)).not.toContain('Sample data');
    expect(shareImageSvg({ ...image, showsSampleData: true })).toContain('Sample data');
  });

  it('does not repeat the site’s name', () => {
    const svg = shareImageSvg({ ...image, title: image.siteName });
    expect(svg.match(/Directory/g)).toHaveLength(1);
  });
});
