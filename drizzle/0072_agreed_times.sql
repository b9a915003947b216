CREATE TABLE "clock_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" text NOT NULL,
	"artist_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"time_zone" text NOT NULL,
	"local_start" timestamp(0) NOT NULL,
	"from_start" timestamptz(3) NOT NULL,
	"to_start" timestamptz(3) NOT NULL,
	"outcome" text NOT NULL,
	"moved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "clock_moves_kind_check" CHECK ("clock_moves"."kind" in ('booking', 'block', 'opening')),
	CONSTRAINT "clock_moves_outcome_check" CHECK ("clock_moves"."outcome" in ('moved', 'clash'))
);
--> statement-breakpoint
CREATE TABLE "clock_updates" (
	"version" text PRIMARY KEY NOT NULL,
	"began_at" timestamptz(3) NOT NULL,
	"finished_at" timestamptz(3)
);
--> statement-breakpoint
-- What a clock shows, as PostgreSQL knows the zones: the program puts right at its next start what it knows better (decision 93).
CREATE FUNCTION wall_clock(at timestamptz, zone text) RETURNS timestamp LANGUAGE plpgsql AS $$
BEGIN
  RETURN at AT TIME ZONE zone;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN at AT TIME ZONE 'UTC';
END $$;
--> statement-breakpoint
ALTER TABLE "time_blocks" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "time_blocks" ADD COLUMN "local_start" timestamp(0);--> statement-breakpoint
UPDATE time_blocks SET time_zone = owner.zone, local_start = wall_clock(starts_at, owner.zone)
  FROM (SELECT users.id, coalesce(availabilities.time_zone, users.time_zone) AS zone
          FROM users LEFT JOIN availabilities ON availabilities.user_id = users.id) AS owner
 WHERE owner.id = time_blocks.artist_id;--> statement-breakpoint
ALTER TABLE "time_blocks" ALTER COLUMN "time_zone" SET NOT NULL, ALTER COLUMN "local_start" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_moves" ADD COLUMN "from_zone" text;--> statement-breakpoint
ALTER TABLE "booking_moves" ADD COLUMN "from_place" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "local_start" timestamp(0);--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE bookings DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE bookings SET local_start = wall_clock(starts_at, bookings.time_zone), place = users.city
  FROM users WHERE users.id = bookings.artist_id;--> statement-breakpoint
ALTER TABLE bookings ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "local_start" SET NOT NULL;--> statement-breakpoint
UPDATE booking_moves SET from_zone = bookings.time_zone, from_place = bookings.place
  FROM bookings WHERE bookings.id = booking_moves.booking_id;--> statement-breakpoint
ALTER TABLE "booking_moves" ALTER COLUMN "from_zone" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "openings" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "openings" ADD COLUMN "local_start" timestamp(0);--> statement-breakpoint
UPDATE openings SET time_zone = owner.zone, local_start = wall_clock(starts_at, owner.zone)
  FROM (SELECT users.id, coalesce(availabilities.time_zone, users.time_zone) AS zone
          FROM users LEFT JOIN availabilities ON availabilities.user_id = users.id) AS owner
 WHERE owner.id = openings.artist_id;--> statement-breakpoint
ALTER TABLE "openings" ALTER COLUMN "time_zone" SET NOT NULL, ALTER COLUMN "local_start" SET NOT NULL;--> statement-breakpoint
DROP FUNCTION wall_clock;--> statement-breakpoint
ALTER TABLE "clock_moves" ADD CONSTRAINT "clock_moves_version_clock_updates_version_fk" FOREIGN KEY ("version") REFERENCES "public"."clock_updates"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_moves" ADD CONSTRAINT "clock_moves_artist_id_users_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clock_moves_once_key" ON "clock_moves" USING btree ("version","kind","subject_id");--> statement-breakpoint
CREATE INDEX "clock_moves_artist_idx" ON "clock_moves" USING btree ("artist_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_local_start_check" CHECK ("bookings"."local_start" - ("bookings"."starts_at" at time zone 'UTC') between interval '-16 hours' and interval '16 hours');