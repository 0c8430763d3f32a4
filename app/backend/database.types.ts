// Generated from the migrated database by `npm run types:database`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_name: string;
          after: Json | null;
          before: Json | null;
          bypass_id: string | null;
          created_at: string;
          id: number;
          import_id: string | null;
          item_id: string | null;
          item_title: string | null;
          item_type: string;
          note: string | null;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_name: string;
          after?: Json | null;
          before?: Json | null;
          bypass_id?: string | null;
          created_at?: string;
          id?: never;
          import_id?: string | null;
          item_id?: string | null;
          item_title?: string | null;
          item_type: string;
          note?: string | null;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_name?: string;
          after?: Json | null;
          before?: Json | null;
          bypass_id?: string | null;
          created_at?: string;
          id?: never;
          import_id?: string | null;
          item_id?: string | null;
          item_title?: string | null;
          item_type?: string;
          note?: string | null;
        };
        Relationships: [];
      };
      collected_logos: {
        Row: {
          created_at: string;
          id: string;
          logo_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          logo_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          logo_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "collected_logos_logo_id_fkey";
            columns: ["logo_id"];
            isOneToOne: false;
            referencedRelation: "logos";
            referencedColumns: ["id"];
          },
        ];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          language: string;
          message: string;
          name: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          language?: string;
          message: string;
          name: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          language?: string;
          message?: string;
          name?: string;
        };
        Relationships: [];
      };
      content_versions: {
        Row: {
          kind: string;
          version: number;
        };
        Insert: {
          kind: string;
          version?: number;
        };
        Update: {
          kind?: string;
          version?: number;
        };
        Relationships: [];
      };
      events: {
        Row: {
          address: string | null;
          canceled: boolean;
          category: string;
          city: string | null;
          country: string | null;
          created_at: string;
          description: string | null;
          end_date: string;
          end_time: string | null;
          ends_at: string;
          event_type: string;
          format: string;
          id: string;
          image_url: string | null;
          import_id: string | null;
          location: string;
          logo_id: string | null;
          long_description: string | null;
          organizer: string | null;
          organizer_description: string | null;
          registration_url: string | null;
          review_note: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          revision_of: string | null;
          schedule: Json;
          search: unknown | null;
          search_names: string | null;
          slug: string;
          speakers: Json;
          start_date: string;
          start_time: string | null;
          starts_at: string;
          status: string;
          submission_id: string | null;
          tags: string[];
          time_zone: string;
          title: string;
          updated_at: string;
          user_id: string | null;
          venue: string | null;
        };
        Insert: {
          address?: string | null;
          canceled?: boolean;
          category?: string;
          city?: never;
          country?: never;
          created_at?: string;
          description?: string | null;
          end_date: string;
          end_time?: string | null;
          ends_at?: string;
          event_type?: string;
          format?: string;
          id?: string;
          image_url?: string | null;
          import_id?: string | null;
          location: string;
          logo_id?: string | null;
          long_description?: string | null;
          organizer?: string | null;
          organizer_description?: string | null;
          registration_url?: string | null;
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          schedule?: Json;
          search?: never;
          search_names?: never;
          slug?: string;
          speakers?: Json;
          start_date: string;
          start_time?: string | null;
          starts_at?: string;
          status?: string;
          submission_id?: string | null;
          tags?: string[];
          time_zone?: string;
          title: string;
          updated_at?: string;
          user_id?: string | null;
          venue?: string | null;
        };
        Update: {
          address?: string | null;
          canceled?: boolean;
          category?: string;
          city?: never;
          country?: never;
          created_at?: string;
          description?: string | null;
          end_date?: string;
          end_time?: string | null;
          ends_at?: string;
          event_type?: string;
          format?: string;
          id?: string;
          image_url?: string | null;
          import_id?: string | null;
          location?: string;
          logo_id?: string | null;
          long_description?: string | null;
          organizer?: string | null;
          organizer_description?: string | null;
          registration_url?: string | null;
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          schedule?: Json;
          search?: never;
          search_names?: never;
          slug?: string;
          speakers?: Json;
          start_date?: string;
          start_time?: string | null;
          starts_at?: string;
          status?: string;
          submission_id?: string | null;
          tags?: string[];
          time_zone?: string;
          title?: string;
          updated_at?: string;
          user_id?: string | null;
          venue?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "events_logo_id_fkey";
            columns: ["logo_id"];
            isOneToOne: false;
            referencedRelation: "logos";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "events_revision_of_fkey";
            columns: ["revision_of"];
            isOneToOne: false;
            referencedRelation: "events";
            referencedColumns: ["id"];
          },
        ];
      };
      jargon: {
        Row: {
          category: string | null;
          created_at: string;
          definition: string;
          filed_as: string;
          id: string;
          import_id: string | null;
          initial: string;
          other_names: string;
          related_terms: string[];
          review_note: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          revision_of: string | null;
          search: unknown | null;
          search_names: string | null;
          slug: string;
          status: string;
          submission_id: string | null;
          term: string;
          text_version: number;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          category?: string | null;
          created_at?: string;
          definition: string;
          filed_as?: never;
          id?: string;
          import_id?: string | null;
          initial?: never;
          other_names?: string;
          related_terms?: string[];
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          search?: never;
          search_names?: never;
          slug?: string;
          status?: string;
          submission_id?: string | null;
          term: string;
          text_version?: number;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          category?: string | null;
          created_at?: string;
          definition?: string;
          filed_as?: never;
          id?: string;
          import_id?: string | null;
          initial?: never;
          other_names?: string;
          related_terms?: string[];
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          search?: never;
          search_names?: never;
          slug?: string;
          status?: string;
          submission_id?: string | null;
          term?: string;
          text_version?: number;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "jargon_revision_of_fkey";
            columns: ["revision_of"];
            isOneToOne: false;
            referencedRelation: "jargon";
            referencedColumns: ["id"];
          },
        ];
      };
      jargon_translations: {
        Row: {
          address: string;
          created_at: string;
          credit: string | null;
          definition: string;
          id: string;
          import_id: string | null;
          is_current: boolean;
          jargon_slug: string;
          language: string;
          review_note: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          revision_of: string | null;
          search: unknown | null;
          search_names: string | null;
          slug: string;
          status: string;
          submission_id: string | null;
          synonyms: string[];
          term: string;
          text_version: number;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          address?: never;
          created_at?: string;
          credit?: string | null;
          definition: string;
          id?: string;
          import_id?: string | null;
          is_current?: boolean;
          jargon_slug: string;
          language: string;
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          search?: never;
          search_names?: never;
          slug?: string;
          status?: string;
          submission_id?: string | null;
          synonyms?: string[];
          term: string;
          text_version: number;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          address?: never;
          created_at?: string;
          credit?: string | null;
          definition?: string;
          id?: string;
          import_id?: string | null;
          is_current?: boolean;
          jargon_slug?: string;
          language?: string;
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          search?: never;
          search_names?: never;
          slug?: string;
          status?: string;
          submission_id?: string | null;
          synonyms?: string[];
          term?: string;
          text_version?: number;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "jargon_translations_jargon_slug_fkey";
            columns: ["jargon_slug"];
            isOneToOne: false;
            referencedRelation: "jargon";
            referencedColumns: ["slug"];
          },
          {
            foreignKeyName: "jargon_translations_revision_of_fkey";
            columns: ["revision_of"];
            isOneToOne: false;
            referencedRelation: "jargon_translations";
            referencedColumns: ["id"];
          },
        ];
      };
      jobs: {
        Row: {
          application_url: string | null;
          benefits: string[];
          category: string;
          company: string;
          company_description: string | null;
          contact_email: string | null;
          country: string | null;
          created_at: string;
          description: string;
          experience: string | null;
          expires_at: string | null;
          featured: boolean;
          id: string;
          import_id: string | null;
          is_remote: boolean;
          job_type: string;
          location: string;
          logo_id: string | null;
          requirements: string[];
          responsibilities: string[];
          review_note: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          revision_of: string | null;
          salary_currency: string | null;
          salary_maximum: number | null;
          salary_minimum: number | null;
          salary_note: string | null;
          salary_period: string | null;
          search: unknown | null;
          search_names: string | null;
          slug: string;
          state: string;
          status: string;
          submission_id: string | null;
          tags: string[];
          title: string;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          application_url?: string | null;
          benefits?: string[];
          category?: string;
          company: string;
          company_description?: string | null;
          contact_email?: string | null;
          country?: string | null;
          created_at?: string;
          description?: string;
          experience?: string | null;
          expires_at?: string | null;
          featured?: boolean;
          id?: string;
          import_id?: string | null;
          is_remote?: boolean;
          job_type?: string;
          location: string;
          logo_id?: string | null;
          requirements?: string[];
          responsibilities?: string[];
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          salary_currency?: string | null;
          salary_maximum?: number | null;
          salary_minimum?: number | null;
          salary_note?: string | null;
          salary_period?: string | null;
          search?: never;
          search_names?: never;
          slug?: string;
          state?: string;
          status?: string;
          submission_id?: string | null;
          tags?: string[];
          title: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          application_url?: string | null;
          benefits?: string[];
          category?: string;
          company?: string;
          company_description?: string | null;
          contact_email?: string | null;
          country?: string | null;
          created_at?: string;
          description?: string;
          experience?: string | null;
          expires_at?: string | null;
          featured?: boolean;
          id?: string;
          import_id?: string | null;
          is_remote?: boolean;
          job_type?: string;
          location?: string;
          logo_id?: string | null;
          requirements?: string[];
          responsibilities?: string[];
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          salary_currency?: string | null;
          salary_maximum?: number | null;
          salary_minimum?: number | null;
          salary_note?: string | null;
          salary_period?: string | null;
          search?: never;
          search_names?: never;
          slug?: string;
          state?: string;
          status?: string;
          submission_id?: string | null;
          tags?: string[];
          title?: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "jobs_logo_id_fkey";
            columns: ["logo_id"];
            isOneToOne: false;
            referencedRelation: "logos";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "jobs_revision_of_fkey";
            columns: ["revision_of"];
            isOneToOne: false;
            referencedRelation: "jobs";
            referencedColumns: ["id"];
          },
        ];
      };
      logos: {
        Row: {
          aliases: string[];
          colors: string[];
          company: string;
          country: string | null;
          created_at: string;
          description: string | null;
          designer: string | null;
          featured: boolean;
          guidelines_url: string | null;
          id: string;
          image_url: string;
          import_id: string | null;
          layout: string;
          license: string | null;
          mark_form: string | null;
          review_note: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          revision_of: string | null;
          search: unknown | null;
          search_names: string | null;
          sector: string | null;
          slug: string;
          source_url: string | null;
          status: string;
          submission_id: string | null;
          tags: string[];
          title: string;
          updated_at: string;
          user_id: string | null;
          variants: Json;
          year: number | null;
        };
        Insert: {
          aliases?: string[];
          colors?: string[];
          company: string;
          country?: string | null;
          created_at?: string;
          description?: string | null;
          designer?: string | null;
          featured?: boolean;
          guidelines_url?: string | null;
          id?: string;
          image_url: string;
          import_id?: string | null;
          layout?: string;
          license?: string | null;
          mark_form?: string | null;
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          search?: never;
          search_names?: never;
          sector?: string | null;
          slug?: string;
          source_url?: string | null;
          status?: string;
          submission_id?: string | null;
          tags?: string[];
          title: string;
          updated_at?: string;
          user_id?: string | null;
          variants?: Json;
          year?: number | null;
        };
        Update: {
          aliases?: string[];
          colors?: string[];
          company?: string;
          country?: string | null;
          created_at?: string;
          description?: string | null;
          designer?: string | null;
          featured?: boolean;
          guidelines_url?: string | null;
          id?: string;
          image_url?: string;
          import_id?: string | null;
          layout?: string;
          license?: string | null;
          mark_form?: string | null;
          review_note?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          revision_of?: string | null;
          search?: never;
          search_names?: never;
          sector?: string | null;
          slug?: string;
          source_url?: string | null;
          status?: string;
          submission_id?: string | null;
          tags?: string[];
          title?: string;
          updated_at?: string;
          user_id?: string | null;
          variants?: Json;
          year?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "logos_revision_of_fkey";
            columns: ["revision_of"];
            isOneToOne: false;
            referencedRelation: "logos";
            referencedColumns: ["id"];
          },
        ];
      };
      newsletter_subscribers: {
        Row: {
          confirmation_hash: string | null;
          confirmed_at: string | null;
          email: string;
          id: string;
          requested_at: string;
          unsubscribe_token: string;
        };
        Insert: {
          confirmation_hash?: string | null;
          confirmed_at?: string | null;
          email: string;
          id?: string;
          requested_at?: string;
          unsubscribe_token?: string;
        };
        Update: {
          confirmation_hash?: string | null;
          confirmed_at?: string | null;
          email?: string;
          id?: string;
          requested_at?: string;
          unsubscribe_token?: string;
        };
        Relationships: [];
      };
      notifications: {
        Row: {
          body: string | null;
          created_at: string;
          id: string;
          item_title: string | null;
          item_type: string | null;
          items: string[] | null;
          link: string | null;
          read_at: string | null;
          title: string;
          type: string;
          user_id: string;
        };
        Insert: {
          body?: string | null;
          created_at?: string;
          id?: string;
          item_title?: string | null;
          item_type?: string | null;
          items?: string[] | null;
          link?: string | null;
          read_at?: string | null;
          title: string;
          type: string;
          user_id: string;
        };
        Update: {
          body?: string | null;
          created_at?: string;
          id?: string;
          item_title?: string | null;
          item_type?: string | null;
          items?: string[] | null;
          link?: string | null;
          read_at?: string | null;
          title?: string;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      picture_imports: {
        Row: {
          beat_at: string;
          checked: Json;
          choices: Json;
          created_at: string;
          facts: Json;
          file_name: string;
          id: string;
          notes: string[];
          pictures: number;
          pictures_read: number;
          problem: string | null;
          status: string;
          user_id: string;
        };
        Insert: {
          beat_at?: string;
          checked?: Json;
          choices?: Json;
          created_at?: string;
          facts?: Json;
          file_name: string;
          id?: string;
          notes?: string[];
          pictures: number;
          pictures_read?: number;
          problem?: string | null;
          status?: string;
          user_id?: string;
        };
        Update: {
          beat_at?: string;
          checked?: Json;
          choices?: Json;
          created_at?: string;
          facts?: Json;
          file_name?: string;
          id?: string;
          notes?: string[];
          pictures?: number;
          pictures_read?: number;
          problem?: string | null;
          status?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          daily_mail: boolean;
          language: string;
          mail_notifications: boolean;
          name: string;
          status: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          daily_mail?: boolean;
          language?: string;
          mail_notifications?: boolean;
          name: string;
          status?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          daily_mail?: boolean;
          language?: string;
          mail_notifications?: boolean;
          name?: string;
          status?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      reports: {
        Row: {
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision: string | null;
          email: string | null;
          explanation: string | null;
          id: string;
          item_id: string;
          item_title: string;
          item_type: string;
          language: string;
          reason: string;
        };
        Insert: {
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          email?: string | null;
          explanation?: string | null;
          id: string;
          item_id: string;
          item_title: string;
          item_type: string;
          language?: string;
          reason: string;
        };
        Update: {
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          email?: string | null;
          explanation?: string | null;
          id?: string;
          item_id?: string;
          item_title?: string;
          item_type?: string;
          language?: string;
          reason?: string;
        };
        Relationships: [];
      };
      reviewer_notes: {
        Row: {
          author_id: string | null;
          author_name: string;
          body: string;
          created_at: string;
          id: string;
          subject_id: string;
          subject_type: string;
        };
        Insert: {
          author_id?: string | null;
          author_name?: string;
          body: string;
          created_at?: string;
          id?: string;
          subject_id: string;
          subject_type: string;
        };
        Update: {
          author_id?: string | null;
          author_name?: string;
          body?: string;
          created_at?: string;
          id?: string;
          subject_id?: string;
          subject_type?: string;
        };
        Relationships: [];
      };
      shared_collections: {
        Row: {
          created_at: string;
          id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      submission_drafts: {
        Row: {
          address_hash: string;
          created_at: string;
          expires_at: string;
          fields: Json;
          file: string | null;
          file_name: string | null;
          file_type: string | null;
          preview: string | null;
          size: number;
          token_hash: string;
        };
        Insert: {
          address_hash: string;
          created_at?: string;
          expires_at?: string;
          fields?: Json;
          file?: string | null;
          file_name?: string | null;
          file_type?: string | null;
          preview?: string | null;
          size?: never;
          token_hash: string;
        };
        Update: {
          address_hash?: string;
          created_at?: string;
          expires_at?: string;
          fields?: Json;
          file?: string | null;
          file_name?: string | null;
          file_type?: string | null;
          preview?: string | null;
          size?: never;
          token_hash?: string;
        };
        Relationships: [];
      };
      takedown_requests: {
        Row: {
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          domain: string | null;
          email: string;
          explanation: string;
          former_owner: string | null;
          id: string;
          kind: string;
          language: string;
          logo_id: string | null;
          logo_title: string;
          name: string | null;
          note: string | null;
          proof: string | null;
          redeemed_by: string | null;
          status: string;
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          domain?: string | null;
          email: string;
          explanation: string;
          former_owner?: string | null;
          id?: string;
          kind: string;
          language?: string;
          logo_id?: string | null;
          logo_title: string;
          name?: string | null;
          note?: string | null;
          proof?: string | null;
          redeemed_by?: string | null;
          status?: string;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          domain?: string | null;
          email?: string;
          explanation?: string;
          former_owner?: string | null;
          id?: string;
          kind?: string;
          language?: string;
          logo_id?: string | null;
          logo_title?: string;
          name?: string | null;
          note?: string | null;
          proof?: string | null;
          redeemed_by?: string | null;
          status?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: "takedown_requests_logo_id_fkey";
            columns: ["logo_id"];
            isOneToOne: false;
            referencedRelation: "logos";
            referencedColumns: ["id"];
          },
        ];
      };
      takedowns: {
        Row: {
          content_hashes: string[];
          former: Json;
          logo_id: string;
          slug: string;
          taken_at: string;
          undone: boolean;
        };
        Insert: {
          content_hashes: string[];
          former: Json;
          logo_id: string;
          slug: string;
          taken_at?: string;
          undone?: boolean;
        };
        Update: {
          content_hashes?: string[];
          former?: Json;
          logo_id?: string;
          slug?: string;
          taken_at?: string;
          undone?: boolean;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          role: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          role?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          role?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      moderation_queue: {
        Row: {
          created_at: string | null;
          detail: string | null;
          id: string | null;
          image_url: string | null;
          is_over: boolean | null;
          review_note: string | null;
          revision_of: string | null;
          slug: string | null;
          status: string | null;
          title: string | null;
          type: string | null;
          updated_at: string | null;
          user_id: string | null;
        };
        Relationships: [];
      };
      reported_items: {
        Row: {
          first_at: string | null;
          item_id: string | null;
          item_title: string | null;
          item_type: string | null;
          newest_at: string | null;
          reasons: string[] | null;
          reports: number | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      add_user: {
        Args: { email: string; password_hash: string; name: string; role: string; submission_id: string; language?: string };
        Returns: boolean;
      };
      allow_email_change: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      begin_sweep: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      change_address: {
        Args: { user_id: string; email: string };
        Returns: undefined;
      };
      change_items: {
        Args: { item_type: string; items: Json; changes: Json };
        Returns: { item_id: string; outcome: string; title: string; slug: string; email: string; changed_at: string }[];
      };
      collect_logos: {
        Args: { ids: string[] };
        Returns: number;
      };
      collection_of: {
        Args: { address?: string };
        Returns: string[];
      };
      company_logos: {
        Args: { names: string[]; picked?: string[] };
        Returns: { name: string; company: string; total: number; image_url: string }[];
      };
      confirm_newsletter: {
        Args: { token: string };
        Returns: boolean;
      };
      confirm_takedown_request: {
        Args: { token: string; is_shared: boolean };
        Returns: string;
      };
      count_tries: {
        Args: { tries: Json };
        Returns: { refused: number; milliseconds_left: number }[];
      };
      create_account: {
        Args: { email: string; password_hash: string; name: string; id?: string; submission_id?: string };
        Returns: string;
      };
      current_member: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string; email: string; name: string; role: string; status: string; unread: number; bypass_until: string; second_factor: string }[];
      };
      dashboard_statistics: {
        Args: Record<PropertyKey, never>;
        Returns: { name: string; current: number; earlier: number }[];
      };
      dashboard_weeks: {
        Args: Record<PropertyKey, never>;
        Returns: { week: string; submissions: number; decisions: number; sign_ups: number }[];
      };
      decide_reports: {
        Args: { of_type: string; of_item: string; decision: string; note: string; seen: string };
        Returns: { outcome: string; title: string; told: string[]; email: string }[];
      };
      decide_takedown_request: {
        Args: { request_id: string; decision: string; note?: string; without_proof?: boolean };
        Returns: { outcome: string; status: string; title: string; kind: string; email: string }[];
      };
      delete_items: {
        Args: { item_type: string; items: Json };
        Returns: { item_id: string; outcome: string; title: string; pictures: string[] }[];
      };
      delete_user: {
        Args: { user_id: string };
        Returns: string[];
      };
      discard_draft: {
        Args: { token: string };
        Returns: undefined;
      };
      end_bypasses: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      ensure_member: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string; email: string; name: string; role: string; status: string; unread: number; bypass_until: string; second_factor: string }[];
      };
      event_places: {
        Args: { at_time?: string; as_of?: string };
        Returns: { country: string; city: string }[];
      };
      events_between_nights: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      existing_items: {
        Args: { item_type: string; items: Json };
        Returns: { place: number; earlier: number | null; item: Json; is_taken: boolean }[];
      };
      expect_recovery: {
        Args: { email: string };
        Returns: undefined;
      };
      find_audit_log: {
        Args: { person?: string; item?: string };
        Returns: Database["public"]["Tables"]["audit_log"]["Row"][];
        SetofOptions: { from: "*"; to: "audit_log"; isOneToOne: false; isSetofReturn: true };
      };
      find_events: {
        Args: { query: string };
        Returns: Database["public"]["Tables"]["events"]["Row"][];
        SetofOptions: { from: "*"; to: "events"; isOneToOne: false; isSetofReturn: true };
      };
      find_jargon: {
        Args: { query: string };
        Returns: Database["public"]["Tables"]["jargon"]["Row"][];
        SetofOptions: { from: "*"; to: "jargon"; isOneToOne: false; isSetofReturn: true };
      };
      find_jargon_translations: {
        Args: { query: string };
        Returns: Database["public"]["Tables"]["jargon_translations"]["Row"][];
        SetofOptions: { from: "*"; to: "jargon_translations"; isOneToOne: false; isSetofReturn: true };
      };
      find_jobs: {
        Args: { query: string };
        Returns: Database["public"]["Tables"]["jobs"]["Row"][];
        SetofOptions: { from: "*"; to: "jobs"; isOneToOne: false; isSetofReturn: true };
      };
      find_logos: {
        Args: { query: string };
        Returns: Database["public"]["Tables"]["logos"]["Row"][];
        SetofOptions: { from: "*"; to: "logos"; isOneToOne: false; isSetofReturn: true };
      };
      get_auth_users: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string; email: string; name: string; role: string; status: string; metadata: Json; created_at: string; last_sign_in_at: string | null }[];
      };
      grant_configured_admins: {
        Args: { ids: string[] };
        Returns: string[];
      };
      import_items: {
        Args: { item_type: string; import_id: string; items: Json; is_part?: boolean };
        Returns: undefined;
      };
      is_taken_down: {
        Args: { name: string };
        Returns: boolean;
      };
      jargon_initials: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      jargon_totals: {
        Args: Record<PropertyKey, never>;
        Returns: { letter: string; total: number }[];
      };
      job_currencies: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      keep_picture_colors: {
        Args: { address: string; colors: string[] };
        Returns: undefined;
      };
      known_slugs: {
        Args: { names: string[] };
        Returns: { name: string; slug: string }[];
      };
      lift_takedown: {
        Args: { logo_id: string };
        Returns: string;
      };
      load_draft: {
        Args: { token: string };
        Returns: { fields: Json; file_name: string | null; file_type: string | null; file_base64: string | null; preview_base64: string | null }[];
      };
      logo_totals: {
        Args: { of_company?: string; of_country?: string; of_sector?: string; of_mark_form?: string; of_designer?: string; of_colors?: string[] };
        Returns: Json;
      };
      logos_with_same_picture: {
        Args: { logo_id: string };
        Returns: { id: string; slug: string; title: string }[];
      };
      mail_language: {
        Args: { address: string; of_page?: string };
        Returns: string;
      };
      mail_recipient: {
        Args: { member: string };
        Returns: string;
      };
      matching_events: {
        Args: { query?: string; at_time?: string; as_of?: string; of_month?: string; of_category?: string; of_type?: string; of_country?: string; of_city?: string; ordered_by?: string; seen?: string[]; backwards?: boolean; max_rows?: number; ranked?: boolean };
        Returns: Database["public"]["Tables"]["events"]["Row"][];
        SetofOptions: { from: "*"; to: "events"; isOneToOne: false; isSetofReturn: true };
      };
      matching_jargon: {
        Args: { query?: string; of_category?: string; of_letter?: string; ordered_by?: string; falling?: boolean; seen?: string[]; backwards?: boolean; max_rows?: number; ranked?: boolean };
        Returns: Database["public"]["Tables"]["jargon"]["Row"][];
        SetofOptions: { from: "*"; to: "jargon"; isOneToOne: false; isSetofReturn: true };
      };
      matching_jargon_translations: {
        Args: { query?: string; of_language?: string; seen?: string[]; backwards?: boolean; max_rows?: number; ranked?: boolean };
        Returns: Database["public"]["Tables"]["jargon_translations"]["Row"][];
        SetofOptions: { from: "*"; to: "jargon_translations"; isOneToOne: false; isSetofReturn: true };
      };
      matching_jobs: {
        Args: { query?: string; open_on?: string; of_category?: string; of_type?: string; only_remote?: boolean; of_currency?: string; only_paid?: boolean; ordered_by?: string; seen?: string[]; backwards?: boolean; max_rows?: number; ranked?: boolean };
        Returns: Database["public"]["Tables"]["jobs"]["Row"][];
        SetofOptions: { from: "*"; to: "jobs"; isOneToOne: false; isSetofReturn: true };
      };
      matching_logos: {
        Args: { query?: string; of_company?: string; of_country?: string; of_sector?: string; of_mark_form?: string; of_designer?: string; of_colors?: string[]; seen?: string[]; backwards?: boolean; max_rows?: number; ranked?: boolean };
        Returns: Database["public"]["Tables"]["logos"]["Row"][];
        SetofOptions: { from: "*"; to: "logos"; isOneToOne: false; isSetofReturn: true };
      };
      matching_users: {
        Args: { query: string };
        Returns: { id: string; email: string; name: string; role: string; status: string; created_at: string; last_sign_in_at: string | null; has_second_factor: boolean }[];
      };
      member_record: {
        Args: { user_id: string };
        Returns: { since: string; approved: number; rejected: number; pending: number }[];
      };
      nearest_entries: {
        Args: { query: string };
        Returns: { type: string; id: string; slug: string; title: string }[];
      };
      own_second_factor: {
        Args: Record<PropertyKey, never>;
        Returns: { since: string; recovery_codes: number }[];
      };
      page_totals: {
        Args: Record<PropertyKey, never>;
        Returns: { kind: string; total: number; changed_at: string }[];
      };
      pending_counts: {
        Args: Record<PropertyKey, never>;
        Returns: { type: string; count: number }[];
      };
      picture_access: {
        Args: { address: string };
        Returns: string;
      };
      picture_folder: {
        Args: { member: string };
        Returns: string;
      };
      probe_row_limit: {
        Args: Record<PropertyKey, never>;
        Returns: number[];
      };
      prove_address: {
        Args: { session_id: string; member_before?: string; sign_up_id?: string };
        Returns: boolean;
      };
      prove_second_factor: {
        Args: { code: string; key: string };
        Returns: string;
      };
      prove_takedown_request: {
        Args: { token: string };
        Returns: boolean;
      };
      public_counts: {
        Args: Record<PropertyKey, never>;
        Returns: { logos: number; terms: number; events: number; jobs: number }[];
      };
      read_takedown_request: {
        Args: { token: string };
        Returns: { id: string; logo_id: string; slug: string; title: string; kind: string; status: string; proof: string; domain: string; note: string; redeemed_by: string }[];
      };
      redeem_takedown_request: {
        Args: { token: string; member: string };
        Returns: string;
      };
      remove_second_factor: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      require_second_factor: {
        Args: { of_admins: boolean };
        Returns: undefined;
      };
      reset_second_factor: {
        Args: { user_id: string };
        Returns: boolean;
      };
      review_context: {
        Args: { item_type: string; item_id: string; of_type: string };
        Returns: Json;
      };
      review_items: {
        Args: { items: Json; decision: string; note?: string };
        Returns: { item_type: string; item_id: string; outcome: string; status: string; reviewer_name: string; title: string; is_undoable: boolean; original: string; slug: string; email: string; pictures: string[] }[];
      };
      review_page: {
        Args: { of_type: string; page: number; page_size: number; since?: string };
        Returns: { counts: Json; begun: string; at_page: number; pages: number; items: Json }[];
      };
      same_pictures: {
        Args: { addresses: string[] };
        Returns: { address: string; id: string; slug: string; title: string; status: string }[];
      };
      save_draft: {
        Args: { token: string; fields: Json; address_hash: string; file_name?: string; file_type?: string; file_base64?: string; preview_base64?: string; keep_file?: boolean };
        Returns: undefined;
      };
      search_dashboard: {
        Args: { query: string; max_results: number };
        Returns: { section: string; id: string; title: string; detail: string; status: string; total: number }[];
      };
      send_contact_message: {
        Args: { name: string; email: string; message: string; submission_id?: string; language?: string };
        Returns: boolean;
      };
      send_report: {
        Args: { report_id: string; item_type: string; item_id: string; reason: string; explanation: string; email: string; language?: string };
        Returns: string;
      };
      send_takedown_request: {
        Args: { request_id: string; token: string; logo: string; kind: string; explanation: string; email: string; domain: string; name: string; is_open: boolean; language?: string };
        Returns: string;
      };
      set_second_factor: {
        Args: { secret: string; code: string; key: string; recovery_codes: string[]; session_id: string };
        Returns: boolean;
      };
      set_user_role: {
        Args: { user_id: string; role: string };
        Returns: undefined;
      };
      settle_reports: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      settle_takedown_requests: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      start_bypass: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string; email: string; password: string; expires_at: string }[];
      };
      submitter_emails: {
        Args: { ids: string[] };
        Returns: { id: string; email: string }[];
      };
      subscribe_newsletter: {
        Args: { email: string; token: string };
        Returns: undefined;
      };
      take_back_tries: {
        Args: { keys: string[] };
        Returns: undefined;
      };
      take_daily_mails: {
        Args: { as_of?: string };
        Returns: { email: string }[];
      };
      taken_down_pictures: {
        Args: { addresses: string[] };
        Returns: string[];
      };
      translations_behind: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      undo_changes: {
        Args: { item_type: string; moment: string };
        Returns: { item_id: string; title: string; original: string; email: string }[];
      };
      undo_import: {
        Args: { item_type: string; import_id: string; is_rehearsal?: boolean };
        Returns: { title: string; removed: number; restored: number; kept: number; pictures: string[] }[];
      };
      undo_reports: {
        Args: { of_type: string; of_item: string };
        Returns: { outcome: string; title: string; told: string[]; email: string }[];
      };
      undo_reviews: {
        Args: { items: Json };
        Returns: { item_type: string; item_id: string; outcome: string; title: string; original: string; email: string }[];
      };
      undo_takedown_request: {
        Args: { request_id: string };
        Returns: { outcome: string; title: string; email: string }[];
      };
      unsubscribe_newsletter: {
        Args: { token: string };
        Returns: boolean;
      };
      unused_pictures: {
        Args: { addresses: string[] };
        Returns: string[];
      };
      update_user: {
        Args: { user_id: string; name: string; email: string; role: string; status: string; version?: string };
        Returns: undefined;
      };
      user_by_id: {
        Args: { user_id: string };
        Returns: { id: string; email: string; name: string; role: string; status: string; version: string }[];
      };
      withdraw_takedown_request: {
        Args: { token: string };
        Returns: boolean;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database["public"];
/** A row of a table or view. */
export type Tables<Name extends keyof (Public["Tables"] & Public["Views"])> = (Public["Tables"] & Public["Views"])[Name]["Row"];
/** What an insert into a table takes. */
export type TablesInsert<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Insert"];
