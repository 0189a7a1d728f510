import type { ReactNode } from 'react';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { CategoryBadge } from '../../../shared/ui/primitives/CategoryBadge.tsx';
import { Container } from './Container.tsx';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import './CategoryButtons.css';

export interface CategoryItem extends LinkTo {
  readonly slug: CategorySlug;
}

export interface CategoryButtonsProps {
  readonly items: readonly CategoryItem[];
}

export function CategoryButtons({ items }: CategoryButtonsProps): ReactNode {
  return (
    <Container>
      <nav aria-label={uiTexts.categories}>
        <ul className="categories">
          {items.map((item) => (
            <li key={item.slug}>
              <a href={item.href}>
                <CategoryBadge slug={item.slug} size={36} />
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
