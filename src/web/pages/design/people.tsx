import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#web/api/browser.ts';
import { PostCard } from '#web/features/posts/card/post-card.tsx';
import { freeTimesQuery } from '#web/features/posts/queries.ts';
import { FreeTime } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { Photo, Plate } from '#web/ui/photo.tsx';
import { WorkTile, workGridClass } from '#web/ui/work-tile.tsx';
import { sampleNow, samplePair, samplePost, sampleTimes } from './samples.ts';
import { Specimen } from './specimen.tsx';

const nothing = () => {};

/** Who is there, and what they show. */
export function People() {
  const queries = useQueryClient();
  useState(() => queries.setQueryData(freeTimesQuery(browserApi, samplePost.id).queryKey, sampleTimes));
  return (
    <>
      <Specimen name="Person row: in a list; at the side; a name that Bricolage has no letters for" wide>
        <div className="max-w-text">
          <PersonRow
            name="Adaeze Obi"
            username="adaeze.braids"
            profession="Braider"
            photo={{ src: '/demo/portraits/adaeze.braids.webp' }}
            chip={<FreeTime>free Tue 14:30</FreeTime>}
            action={
              <Button look="quiet" size="compact">
                View Profile
              </Button>
            }
          />
          <PersonRow name="Ṣadé Ọlá" username="sade" profession="Make-up artist" />
          <PersonRow
            size="small"
            name="Jun Mori"
            profession="Tattoo artist"
            action={
              <Button look="quiet" size="compact">
                Follow
              </Button>
            }
          />
        </div>
      </Specimen>
      <Specimen name="Post card: with a service; before and after, one’s own" wide>
        <div className="grid items-start gap-8 md:grid-cols-2">
          {[samplePost, samplePair].map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              userId={index === 0 ? 3 : post.userId}
              now={sampleNow}
              onBook={nothing}
              onCollect={nothing}
              end={
                index === 0 && (
                  <Button look="quiet" size="compact">
                    Follow
                  </Button>
                )
              }
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="Work tile: can be booked; several pictures, without a service" wide>
        <ul className={workGridClass}>
          <WorkTile
            href="#tile"
            image={samplePost.images[0]!}
            alt={samplePost.images[0]!.alt}
            book="Book from $120"
            title="Adaeze Obi"
            detail="Knotless braids, medium"
            first
          />
          <WorkTile
            href="#tile"
            image={samplePair.images[0]!}
            alt={samplePair.images[0]!.alt}
            pictures="2 photos"
            title="Jun Mori"
            detail="Tattoo artist"
            first={false}
          />
        </ul>
      </Specimen>
      <Specimen name="Photo with a plate" wide>
        <Photo
          src="/demo/photos/braids-02-480.webp"
          alt={samplePair.images[0]!.alt}
          width={480}
          height={600}
          className="aspect-4/5 max-w-80 rounded-card"
        >
          <Plate
            title="Knotless braids"
            detail="3 h, $150"
            action={
              <Button look="book" size="compact">
                Book
              </Button>
            }
          />
        </Photo>
      </Specimen>
    </>
  );
}
