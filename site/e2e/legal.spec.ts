import { expect, type Page } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
} from './journey.ts';

const main = (page: Page) => page.getByRole('main');
const sections = (page: Page) => main(page).locator('section > h2');
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Checks that the medical disclaimer is in view and focused. */
async function expectAtMedicalDisclaimer(page: Page) {
  await expect(page).toHaveURL('/terms-of-service#medical-disclaimer');
  const heading = page.getByRole('heading', { name: '3. Medical disclaimer' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? Number.NaN).toBeLessThan(100);
  await expect(heading).toBeInViewport();
}

test.describe('Full privacy policy (specification, section 2)', () => {
  readingTest.beforeEach(({ read }) => read('/privacy-policy'));

  readingTest('has 12 numbered sections', async ({ page }) => {
    await expect(sections(page)).toHaveText([
      '1. Introduction',
      '2. Information we collect',
      '3. How we use your information',
      '4. How we share information',
      '5. Data security',
      '6. How long we keep information',
      '7. Your rights under UK GDPR',
      '8. Third-party services and web analytics',
      '9. Children under 18',
      '10. Changes to this policy',
      '11. Contact us',
      '12. Regulatory compliance',
    ]);
  });

  readingTest('was last updated on August 16, 2025', async ({ page }) => {
    await expect(main(page).getByText(/^Last updated/)).toHaveText('Last updated August 16, 2025');
  });

  readingTest(
    'has a generic contact address and aims to reply within 30 days',
    async ({ page }) => {
      const contact = section(page, '11. Contact us');
      await expect(contact).toContainText('hello@directory.example');
      await expect(contact).toContainText('We aim to answer within 30 days');
    },
  );

  readingTest('says what happens to a message from the contact form', async ({ page }) => {
    await expect(section(page, '2. Information we collect')).toContainText(
      'If you send us a message. We store your name, the email address you give for our answer, what it is about, your message and the time.',
    );
    const row = page.getByRole('row', { name: /^Contact messages/ });
    await expect(row).toContainText('12 months');
  });

  readingTest('says what the browser keeps, and how to remove it', async ({ page }) => {
    const kept = section(page, '8. Third-party services and web analytics').getByRole('listitem');
    await expect(kept.filter({ hasText: 'Reviews you marked.' })).toBeVisible();
    await expect(kept.filter({ hasText: 'Your watch-list.' })).toContainText('Delete the list');
    await expect(kept.filter({ hasText: 'Providers to see side by side.' })).toContainText('Clear');
    const row = page.getByRole('row', { name: /^Your watch-list/ });
    await expect(row).toContainText('In your browser');
  });
});

test.describe('Privacy page for email subscriptions (specification, section 2)', () => {
  readingTest.beforeEach(({ read }) => read('/privacy'));

  readingTest('has the page title of the specification', async ({ page }) => {
    await expect(page).toHaveTitle('Privacy Policy | UK Weight Loss Medication Directory');
  });

  readingTest('says that it is about all emails that somebody can ask for', async ({ page }) => {
    await expect(section(page, 'Data controller')).toContainText(
      'This page is about our email reports and price alerts.',
    );
  });

  readingTest('has its sections', async ({ page }) => {
    await expect(sections(page)).toHaveText([
      'Data controller',
      'Email subscriptions',
      'Price alerts',
      'Where your information is stored',
      'How long we keep it',
      'Your rights',
      'How to unsubscribe',
      'How to complain',
    ]);
  });

  readingTest(
    'says what is collected, on which legal basis, and what is sent',
    async ({ page }) => {
      const subscriptions = section(page, 'Email subscriptions');
      const collected = subscriptions.getByRole('listitem');
      await expect(collected.filter({ hasText: 'your email address' }).first()).toBeVisible();
      await expect(
        collected.filter({ hasText: 'date and time of your subscription' }),
      ).toBeVisible();
      await expect(collected.filter({ hasText: 'subscription source' })).toBeVisible();
      await expect(subscriptions).toContainText('Our legal basis is your consent');
      await expect(subscriptions).toContainText('A monthly report');
      await expect(subscriptions).toContainText('your address moves to our suppression list');
    },
  );

  readingTest('says where it is stored and how long', async ({ page }) => {
    await expect(section(page, 'Where your information is stored')).toContainText(
      'on servers in the United Kingdom or the European Union',
    );
    await expect(page.getByRole('row', { name: /^Active/ })).toContainText(
      'for as long as you are subscribed',
    );
    await expect(page.getByRole('row', { name: /^Unsubscribed Your/ })).toContainText(
      'On the suppression list',
    );
  });

  readingTest('says how to unsubscribe, at once, and where to complain', async ({ page }) => {
    const unsubscribing = section(page, 'How to unsubscribe');
    await expect(unsubscribing).toContainText('Every email we send has an unsubscribe link');
    await expect(unsubscribing.getByRole('link', { name: 'contact page' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(unsubscribing).toContainText('We process every request immediately');
    await expect(section(page, 'How to complain')).toContainText(
      "Information Commissioner's Office (ICO), the UK's data protection regulator",
    );
  });

  readingTest('was last updated on August 24, 2025', async ({ page }) => {
    await expect(main(page).getByText(/^Last updated/)).toHaveText('Last updated August 24, 2025');
  });
});

test.describe('Terms of service (specification, section 2)', () => {
  readingTest.beforeEach(({ read }) => read('/terms-of-service'));

  readingTest('have 15 sections', async ({ page }) => {
    await expect(sections(page)).toHaveText([
      '1. Acceptance of terms',
      '2. Description of the service',
      '3. Medical disclaimer',
      '4. Your responsibilities',
      '5. Content accuracy',
      '6. User-generated content',
      '7. Third parties',
      '8. Limits of our liability',
      '9. Intellectual property',
      '10. Privacy',
      '11. UK compliance',
      '12. Termination',
      '13. Changes to these terms',
      '14. Governing law',
      '15. Contact',
    ]);
  });

  readingTest('were last updated on August 16, 2025', async ({ page }) => {
    await expect(main(page).getByText(/^Last updated/)).toHaveText('Last updated August 16, 2025');
  });

  readingTest('link to the privacy policy', async ({ page }) => {
    await expect(
      section(page, '10. Privacy').getByRole('link', { name: 'privacy policy' }),
    ).toHaveAttribute('href', '/privacy-policy');
  });

  readingTest('are governed by the law of England and Wales', async ({ page }) => {
    await expect(section(page, '14. Governing law')).toContainText(
      'governed by the law of England and Wales',
    );
  });

  readingTest('aim to reply within 7 business days', async ({ page }) => {
    await expect(section(page, '15. Contact')).toContainText(
      'We aim to answer within 7 business days',
    );
  });

  readingTest('are not for people under 18', async ({ page }) => {
    await expect(section(page, '1. Acceptance of terms')).toContainText('You must be 18 or over');
  });
});

test.describe('The medical disclaimer', () => {
  test('is scrolled to from the footer of another page, with the focus there', async ({ page }) => {
    await open(page, '/discounts');
    await footerLink(page, 'Medical Disclaimer').click();
    await expectAtMedicalDisclaimer(page);
    await expect(page.getByRole('heading', { name: '3. Medical disclaimer' })).toBeFocused();
  });

  test('is scrolled to from the footer of its own page, any number of times', async ({ page }) => {
    await open(page, '/terms-of-service');
    for (const _time of ['first', 'second']) {
      await footerLink(page, 'Medical Disclaimer').click();
      await expectAtMedicalDisclaimer(page);
    }
  });

  test('is scrolled to when the address is opened', async ({ page }) => {
    await page.goto('/terms-of-service#medical-disclaimer');
    await expectAtMedicalDisclaimer(page);
  });

  test('keeps the scroll position when the reader goes back', async ({ page }) => {
    await open(page, '/terms-of-service#medical-disclaimer');
    await expectAtMedicalDisclaimer(page);
    // A click would scroll to the link first, and Back would lead there.
    await page.getByRole('link', { name: 'Home' }).first().dispatchEvent('click');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expectAtMedicalDisclaimer(page);
  });
});

test.describe('Regulatory information', () => {
  test('is linked from Regulatory Info in the footer', async ({ page }) => {
    await open(page, '/contact');
    await footerLink(page, 'Regulatory Info').click();
    await expect(page).toHaveURL('/regulatory-information');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regulatory Information');
  });

  readingTest('explains each register and links to it', async ({ page, read }) => {
    await read('/regulatory-information');
    for (const [name, register] of [
      [/^CQC/, 'https://www.cqc.org.uk/search/all'],
      [/^GPhC/, 'https://www.pharmacyregulation.org/registers/pharmacy'],
      [/^GMC/, 'https://www.gmc-uk.org/registration-and-licensing/our-registers'],
    ] as const) {
      await expect(section(page, name).locator(`a[href="${register}"]`)).toBeVisible();
    }
    for (const mark of ['CQC Registered', 'GPHC Verified', 'GMC Verified']) {
      await expect(page.getByRole('row', { name: mark })).toBeVisible();
    }
  });

  test('shows on a phone, without scrolling, what the marks do not mean', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/regulatory-information');
    const box = page.getByRole('region', { name: 'What our marks mean' }).locator('.table-scroll');
    await expect(box).toContainText('What it does not mean');
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

test.describe('The footer’s other destinations', () => {
  readingTest(
    'are the providers with the most reviews first, and the contact page',
    async ({ page, read }) => {
      await read('/privacy');
      await expect(footerLink(page, 'User Reviews')).toHaveAttribute(
        'href',
        '/providers?sort=reviews',
      );
      await expect(footerLink(page, 'Contact Us')).toHaveAttribute('href', '/contact');
      await expect(page.getByRole('contentinfo').getByRole('listitem').locator('span')).toHaveCount(
        0,
      );
    },
  );
});

for (const path of [
  '/privacy',
  '/privacy-policy',
  '/terms-of-service',
  '/regulatory-information',
]) {
  test.describe(path, () => {
    test(
      'has a table of contents with a stable anchor for each section',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(path);
        const anchors = await sections(page).evaluateAll((all) => all.map(({ id }) => id));
        expect(anchors.length).toBeGreaterThan(6);
        if (isNarrow(page)) await page.getByText('Contents', { exact: true }).first().click();
        const targets = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
        await expect(targets).toHaveCount(anchors.length);
        expect(
          await targets.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual(anchors.map((anchor) => `#${anchor}`));
        await targets.last().click();
        await expect(sections(page).last()).toBeInViewport();
      },
    );

    test('prints only its text', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(sections(page).first()).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });

    test('is accessible and fits the screen', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
      await open(page, path);
      await expectNoAccessibilityFindings(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
    });
  });

  test.describe(`${path} without JavaScript`, () => {
    readingTest('shows all of its text', async ({ page, read }) => {
      await read(path);
      const count = await sections(page).count();
      expect(count).toBeGreaterThan(6);
      for (let index = 0; index < count; index += 1)
        await expect(sections(page).nth(index)).toBeVisible();
    });
  });
}
